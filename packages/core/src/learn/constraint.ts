/** A literal: `2v` says that variable v is true, `2v + 1` that it is false. `lit ^ 1` is the opposite, `lit >> 1` the variable. */
export type Lit = number;

/**
 * Something that clauses say badly (a count, a connected part), which explains itself only when asked.
 *
 * Learner and constraint keep this order: `assigned` for every literal in trail order, once the clauses are quiet; `check` when
 * all of them have been told; `undone` in the reverse order, for what was told and nothing else. So a constraint's picture
 * is always a prefix of the trail, and `at` names such a prefix.
 */
export interface Constraint {
  /** A literal became true. Keep it O(1): it is called for every variable the constraint asked for. */
  assigned(lit: Lit): void;
  undone(lit: Lit): void;
  /**
   * Either call `learner.imply(lit, this)` for what follows from what was told, or return a clause all of whose literals are false.
   * That clause may be false since a level below the current one. When every variable is assigned, a violation must be found.
   */
  check(): { readonly conflict: readonly Lit[] } | null;
  /**
   * The clause that made `lit` true, `lit` among its literals. Every other literal was false within the first `at` literals of the
   * trail: what was assigned later may itself rest on `lit`. Anything else throws.
   */
  explain(lit: Lit, at: number): readonly Lit[];
}
