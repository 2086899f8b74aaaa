import { SQL } from 'drizzle-orm';

/** A statement written with $1, $2 … as one that drizzle can run in a transaction it has open. */
export function rawSql(text: string, values: readonly unknown[]): SQL {
  return new RawSql(text, values);
}

/** Text that is complete: drizzle would otherwise take it apart and put it together again. */
class RawSql extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: readonly unknown[],
  ) {
    super([]);
  }

  override toQuery() {
    return { sql: this.text, params: [...this.values] };
  }
}
