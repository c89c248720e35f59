/** The kernels by number, cheapest first. The default ladder's rungs are all of them, the article's the first three. */
export const LINE = 0;
export const REACH = 1;
export const DEAD = 2;
export const ENDS = 3;
export const CHAIN = 4;
/** How many there are. */
export const KERNELS = 5;
