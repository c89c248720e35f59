/**
 * When to go back to the root and choose anew.
 *
 * A run can be stuck under early decisions that activities no longer support; a restart costs little, since phases are saved and
 * the learnt clauses stay. Two modes take turns, as no single policy is good on both kinds of formula (Biere & Fröhlich 2015;
 * Oh 2015): quick, which compares the glue of recent clauses with the long mean, for refutations; patient, which follows the
 * Luby sequence and aims at large consistent trails, for solutions. Turns are measured in watches looked at, not in conflicts,
 * which are dearer in patient mode, and not in seconds, which would make runs differ.
 */
import type { Tuning } from "./tuning.js";

/** An exponential mean, unbiased from the first value on (Kingma & Ba 2015, section 3). */
class Mean {
  private sum = 0;
  private weight = 0;
  constructor(private readonly rate: number) {}
  add(x: number): void {
    this.sum += this.rate * (x - this.sum);
    this.weight += this.rate * (1 - this.weight);
  }
  get value(): number {
    return this.weight === 0 ? 0 : this.sum / this.weight;
  }
}

export class Restarts {
  patient: boolean;
  count = 0;
  private readonly recent = new Mean(1 / 33);
  private readonly long = new Mean(1 / 20000);
  private since = 0;
  /** Luby's sequence as Knuth's pair (TAOCP 7.2.2.2, exercise 293). */
  private u = 1;
  private v = 1;
  private turnEnds: number;
  private turnWork = 0;
  private turns = 0;
  private conflicts = 0;

  constructor(private readonly tuning: Tuning) {
    this.patient = tuning.firstQuick === 0;
    this.turnEnds = Number.POSITIVE_INFINITY;
  }

  conflict(glue: number): void {
    this.conflicts++;
    this.since++;
    this.recent.add(glue);
    this.long.add(glue);
  }

  /** Asked before each decision. True: `restarted` is told next. */
  due(): boolean {
    const { tuning } = this;
    if (this.patient) return this.since >= tuning.luby * this.v;
    return this.since >= tuning.pause && this.recent.value > tuning.margin * this.long.value;
  }

  restarted(work: number): void {
    this.count++;
    this.since = 0;
    if (this.patient) {
      if ((this.u & -this.u) === this.v) {
        this.u++;
        this.v = 1;
      } else this.v *= 2;
    }
    this.takeTurns(work);
  }

  /** The first quick turn is measured in conflicts; its work is the unit, and turn n of each mode lasts n² units. */
  private takeTurns(work: number): void {
    if (this.turns === 0) {
      if (this.conflicts < this.tuning.firstQuick || this.tuning.firstQuick === 0) return;
      this.turnWork = work;
    } else if (work < this.turnEnds) return;
    this.turns++;
    const n = (this.turns + 1) >> 1;
    this.turnEnds = work + this.turnWork * n * n;
    this.patient = !this.patient;
    this.since = 0;
    this.u = 1;
    this.v = 1;
  }
}
