import { setTimeout as pause } from 'node:timers/promises';
import { escapeIdentifier, type ClientBase } from 'pg';
import type { MonthlyTable } from './monthlyTables';

const TRIES = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Each of at most four waits, so that whoever waits for us meanwhile does so for less than the second after which
 * PostgreSQL looks for deadlocks and might end their transaction instead of ours.
 */
export const SHORT_WAIT = `set local lock_timeout = '250ms'`;

/** Statements that lock what a partition of `table` is tied to, in the order in which everything here takes them. */
export function lockStatements(
  { name, refersTo }: MonthlyTable,
  mode: string,
  others: readonly string[],
): string[] {
  return [
    SHORT_WAIT,
    `lock table only ${escapeIdentifier(name)} in ${mode} mode`,
    ...(refersTo ? [`lock table ${refersTo} in share row exclusive mode`] : []),
    ...others.map((other) => `lock table ${escapeIdentifier(other)} in access exclusive mode`),
  ];
}

/**
 * Runs the statements of `textFor` a try, again while somebody holds a lock that they need. Answers false when that
 * lasted.
 */
export async function whenFree(
  client: ClientBase,
  textFor: (tried: number) => string | Promise<string>,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await client.query(await textFor(tried));
      return true;
    } catch (error) {
      // Of a connection that is gone the first error tells more.
      await client.query('rollback').catch(() => undefined);
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await pause(PAUSE_MS);
    }
  }
  return false;
}
