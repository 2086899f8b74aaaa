import { SQL } from 'drizzle-orm';

export function rawSql(text: string, values: readonly unknown[]): SQL {
  return new RawSql(text, values);
}

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
