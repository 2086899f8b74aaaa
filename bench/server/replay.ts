import type { Pool } from 'pg';
import type { Statement } from '../../server/testing/recordStatements';

/** What a recorded value is called in one replay. */
export type Names = ReadonlyMap<string, string>;

/**
 * Sends recorded statements again on one connection. `fresh` renames values that must be unique (keys, numbers);
 * what the database made up itself (ids) is taken from its new answers.
 */
export async function replay(pool: Pool, statements: readonly Statement[], fresh: Names): Promise<void> {
  const names = new Map(fresh);
  const client = await pool.connect();
  try {
    for (const { name, text, values, first } of statements) {
      const { rows } = await client.query({ name, text, values: renamed(values, names), rowMode: 'array' });
      learn(names, first, rows[0] as unknown[] | undefined);
    }
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;

function learn(names: Map<string, string>, recorded?: readonly unknown[], now?: readonly unknown[]): void {
  recorded?.forEach((value, column) => {
    const other = now?.[column];
    if (typeof value === 'string' && typeof other === 'string' && UUID.test(value) && value !== other)
      names.set(value, other);
  });
}

function renamed(values: readonly unknown[], names: Names): unknown[] {
  return values.map((value) => (typeof value === 'string' ? renameIn(value, names) : value));
}

function renameIn(text: string, names: Names): string {
  let result = text;
  for (const [from, to] of names) if (result.includes(from)) result = result.replaceAll(from, to);
  return result;
}
