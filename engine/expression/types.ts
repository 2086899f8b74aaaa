export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Dated values by name, each with its source: the row in force on a day is the last one whose `from` is not after it. */
export type ConstantTable = Readonly<
  Record<string, readonly { from: string; value: Json; title?: string; note?: string; renewed?: 'yearly' }[]>
>;

/** What an expression may read besides the answers; it is given by the host, never fetched. */
export interface Environment {
  /** Civil date of the business day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly constants: ConstantTable;
  /** The person's context: user, clients, executive or not. */
  readonly context: unknown;
  readonly answer?: unknown;
  readonly searched?: string | undefined;
}

export interface Frame {
  readonly values: readonly unknown[];
  readonly env: Environment;
}

/** A compiled expression. It is pure and does not throw. */
export type Evaluate = (frame: Frame) => unknown;

/** Where `var` finds a field; `undefined` means that there is no such field. */
export interface Scope {
  reader(path: string): Evaluate | undefined;
}
