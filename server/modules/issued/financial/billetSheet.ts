import type { BilletFilter, ListedBillet } from '../../../../contract/billing';
import { billetLabels } from '../../../../contract/statuses/billet';
import { civilDayOf } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import { BATCH, inBatches } from '../../../http/sendExcel';
import type { Sheet } from '../../../http/sendExcel';
import { columnsFor } from '../../../http/sheetColumns';
import { lineText } from '../billets/boleto';
import { words } from '../printing/content/words';
import { listedAnswer } from './answers';
import { sumBillets } from './billetList';
import { listBillets } from './listBillets';
import type { ListedRow } from './billetList';
import { searchOf, totalsOf } from './searchBillets';
import { billetSight } from './sight';

const { text, number, money, day } = columnsFor<ListedBillet>();

const columns = [
  text('Documento', 20, ({ DocumentNumber }) => DocumentNumber),
  number('Parcela', 9, ({ Installment }) => Installment),
  number('Parcelas', 9, ({ Installments }) => Installments),
  text('Pagador', 40, ({ PayerName }) => PayerName),
  text('CPF/CNPJ do pagador', 20, ({ PayerDocumentNumber }) => words.taxId(PayerDocumentNumber)),
  text('Produto', 26, ({ ProductName }) => ProductName),
  text('Seguradora', 26, ({ InsurerName }) => InsurerName),
  day('Emissão', 12, ({ IssuedAt }) => civilDayOf(IssuedAt)),
  day('Vencimento', 12, ({ DueDate }) => DueDate),
  money('Valor', 16, ({ Amount }) => Amount),
  text('Situação', 12, ({ Status }) => billetLabels[Status]),
  day('Pago em', 12, ({ PaidAt }) => PaidAt && civilDayOf(PaidAt)),
  text('Linha digitável', 56, ({ Line }) => Line && lineText(Line)),
];

export async function billetSheet(
  deps: Deps,
  uid: string,
  filter: BilletFilter,
): Promise<Sheet<ListedBillet>> {
  const search = searchOf(deps, await billetSight(deps.db, uid), filter);
  const { All, Cancelled } = totalsOf(await deps.read((db) => sumBillets(db, search)));
  const found = inBatches<ListedRow>(BATCH, (after, limit) =>
    deps.read((db) => listBillets(db, search, { limit, after })),
  );
  const name = `financeiro-${deps.clock.today()}`;
  return { name, title: 'Boletos', columns, total: All.Count + Cancelled.Count, rows: answered(deps, found) };
}

async function* answered(deps: Deps, rows: AsyncIterable<ListedRow>): AsyncGenerator<ListedBillet> {
  for await (const row of rows) yield listedAnswer(deps, row);
}
