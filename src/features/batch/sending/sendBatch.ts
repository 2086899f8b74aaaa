import type { SendQuestion } from '../../../../engine/index';
import type { WizardHost } from '../../../../renderers';
import { ApiError } from '../../../shared/api/ApiError';
import { isPassing } from '../../../shared/api/useIntention';
import type { Batch, BatchRow, Results, RowResult } from './Batch';

export interface Sending {
  /** Tells the server of the batch, before its first row. */
  readonly open: () => Promise<void>;
  readonly ask: WizardHost['lookup'];
  /** Registers a record under its key, as the confirmation of one request does; gives its number. */
  readonly register: (row: BatchRow) => Promise<string>;
  /** Why a row was refused, in words. */
  readonly describe: (error: unknown) => string;
  /** Told of each row that was dealt with; false ends the sending, since the batch was cleared away meanwhile. */
  readonly keep: (row: BatchRow, result: RowResult) => Promise<boolean>;
  readonly signal: AbortSignal;
}

/** How a sending ended: all was dealt with, somebody stopped it, or nobody answered and it can go on later. */
export type Ended = 'done' | 'stopped' | 'unanswered';

/** What keeps every other row from being sent too: no connection, no session. */
const isForAll = (error: unknown) => isPassing(error) || (error instanceof ApiError && error.status === 401);

/**
 * Sends what waits of a batch, row by row: a refused row holds up no other, and one whose answer did not come waits, to be
 * sent again by the same key.
 */
export async function sendBatch({ rows }: Batch, results: Results, sending: Sending): Promise<Ended> {
  if (!(await isOpened(sending))) return 'unanswered';
  for (const row of rows) {
    if (results[row.key]) continue;
    if (sending.signal.aborted) return 'stopped';
    const result = await sendRow(row, sending);
    if (!result) return 'unanswered';
    if (!(await sending.keep(row, result))) return 'stopped';
  }
  return 'done';
}

/** A batch that the server does not want is no reason to ask for nothing: its requests are tracked one by one. */
const isOpened = ({ open }: Sending) =>
  open().then(
    () => true,
    (error: unknown) => !isForAll(error),
  );

/** Undefined where nobody could say what became of it. */
async function sendRow(row: BatchRow, { ask, register, describe }: Sending): Promise<RowResult | undefined> {
  try {
    for (const question of row.asks) await askBefore(question, ask);
    return { identifier: await register(row) };
  } catch (error) {
    return isForAll(error) ? undefined : { message: describe(error) };
  }
}

/** The row depends on what the source was to do. */
class Unprepared extends Error {}

export const wordsOfUnprepared = (error: unknown) =>
  error instanceof Unprepared ? error.message : undefined;

/** A source that only helps holds nothing up; one that the row depends on refuses it in its own words. */
async function askBefore({ source, request, blocks }: SendQuestion, ask: Sending['ask']): Promise<void> {
  try {
    await ask(source, request);
  } catch (error) {
    if (blocks === undefined) return;
    if (isForAll(error)) throw error;
    throw new Unprepared((error instanceof Error && error.message) || blocks, { cause: error });
  }
}
