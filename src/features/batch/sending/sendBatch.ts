import type { SendQuestion } from '../../../../engine/index';
import type { WizardHost } from '../../../../renderers';
import { ApiError } from '../../../shared/api/ApiError';
import { isPassing } from '../../../shared/api/useIntention';
import type { Batch, BatchRow, Results, RowResult } from './Batch';

export interface Sending {
  readonly open: () => Promise<void>;
  readonly ask: WizardHost['lookup'];
  /** Registers a record under its key, as the confirmation of one request does; gives its number. */
  readonly register: (row: BatchRow) => Promise<string>;
  readonly describe: (error: unknown) => string;
  /** Told of each row that was dealt with; false ends the sending, since the batch was cleared away meanwhile. */
  readonly keep: (row: BatchRow, result: RowResult) => Promise<boolean>;
  readonly signal: AbortSignal;
}

export type Ended = 'done' | 'stopped' | 'unanswered';

/** Errors that stop the whole batch: no connection, no session. */
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

/** A batch that the server refuses is sent anyway: its requests are tracked singly. */
const isOpened = ({ open }: Sending) =>
  open().then(
    () => true,
    (error: unknown) => !isForAll(error),
  );

async function sendRow(row: BatchRow, { ask, register, describe }: Sending): Promise<RowResult | undefined> {
  try {
    for (const question of row.asks) await askBefore(question, ask);
    return { identifier: await register(row) };
  } catch (error) {
    return isForAll(error) ? undefined : { message: describe(error) };
  }
}

class Unprepared extends Error {}

export const wordsOfUnprepared = (error: unknown) =>
  error instanceof Unprepared ? error.message : undefined;

/** An optional source that fails is ignored; a blocking one refuses the row. */
async function askBefore({ source, request, blocks }: SendQuestion, ask: Sending['ask']): Promise<void> {
  try {
    await ask(source, request);
  } catch (error) {
    if (blocks === undefined) return;
    if (isForAll(error)) throw error;
    throw new Unprepared((error instanceof Error && error.message) || blocks, { cause: error });
  }
}
