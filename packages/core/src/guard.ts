/** What a program hands over from outside: a clear RangeError where a board would else be misread without a word. */

/**
 * RangeError unless there are `count` whole numbers from `least` to `most`. `what` is one of them: a mark, a border. Every function that
 * takes a drawing asks: one of another board, cut short or too long, would be read as if its marks stood here.
 */
export function checkEach(what: string, values: ArrayLike<number>, count: number, least: number, most: number): void {
  if (values.length !== count) throw new RangeError(`this board has ${count} ${what}s, not ${values.length}`);
  for (let i = 0; i < count; i++) {
    const value = values[i] as number;
    if (!Number.isInteger(value) || value < least || value > most)
      throw new RangeError(`a ${what} is a whole number from ${least} to ${most}; number ${i} is ${value}`);
  }
}

/** For the end of a switch over forms. */
export function unknownForm(form: never): never {
  throw new RangeError(`a form is url, file or text, not ${String(form)}`);
}

/** How many answers are asked for: all when nothing is said. RangeError for less than none, and for what is no number. */
export function mostAnswers(maxSolutions: number = Number.POSITIVE_INFINITY): number {
  if (!(maxSolutions >= 0)) throw new RangeError(`maxSolutions is a number from 0, not ${maxSolutions}`);
  return maxSolutions;
}
