import { toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { refreshDesk } from './refreshDesk';

/** Does one thing with each row, says what became of it, and reads the lists anew. One that is refused stops none of the others. */
export async function doEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
  done: string,
): Promise<void> {
  const refused: unknown[] = [];
  for (const row of rows) await act(row).catch((error: unknown) => refused.push(error));
  await refreshDesk();
  if (refused.length === 0) toast('success', done);
  else toast('danger', refusal(refused, rows.length));
}

function refusal(refused: readonly unknown[], many: number): string {
  const { message } = describeError(refused[0]);
  return many === 1 ? message : `${refused.length} de ${many} não mudaram: ${message}`;
}
