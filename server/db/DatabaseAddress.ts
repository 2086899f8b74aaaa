/** Where a database is: one and the same, but where a pooler stands before it. */
export interface DatabaseAddress {
  /** For all that may be given another connection with each transaction. */
  readonly url: string;
  /** For what keeps one: LISTEN, locks, migrations. */
  readonly directUrl: string;
}
