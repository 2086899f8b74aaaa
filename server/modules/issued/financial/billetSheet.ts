import type { BilletFilter, ListedBillet } from '../../../../contract/billing';
import { billetLabels } from '../../../../contract/statuses/billet';
import { civilDayOf } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import { BATCH, inBatches } from '../../../http/sendExcel';
import type { Sheet, SheetColumn } from '../../../http/sendExcel';
import { lineText } from '../billets/boleto';
import { words } from '../printing/content/words';
import { listedAnswer } from './answers';
import { sumBillets } from './billetList';
import { listBillets } from './listBillets';
import type { ListedRow } from './billetList';
import { searchOf, totalsOf } from './searchBillets';
import { billetSight } from './sight';

const columns: readonly SheetColumn<ListedBillet>[] = [
  { header: 'Documento', kind: 'text', width: 20, value: ({ DocumentNumber }) => DocumentNumber },
  { header: 'Parcela', kind: 'number', width: 9, value: ({ Installment }) => Installment },
  { header: 'Parcelas', kind: 'number', width: 9, value: ({ Installments }) => Installments },
  { header: 'Pagador', kind: 'text', width: 40, value: ({ PayerName }) => PayerName },
  {
    header: 'CPF/CNPJ do pagador',
    kind: 'text',
    width: 20,
    value: ({ PayerDocumentNumber }) => words.taxId(PayerDocumentNumber),
  },
  { header: 'Produto', kind: 'text', width: 26, value: ({ ProductName }) => ProductName },
  { header: 'Seguradora', kind: 'text', width: 26, value: ({ InsurerName }) => InsurerName },
  { header: 'Emissão', kind: 'day', width: 12, value: ({ IssuedAt }) => civilDayOf(IssuedAt) },
  { header: 'Vencimento', kind: 'day', width: 12, value: ({ DueDate }) => DueDate },
  { header: 'Valor', kind: 'money', width: 16, value: ({ Amount }) => Amount },
  { header: 'Situação', kind: 'text', width: 12, value: ({ Status }) => billetLabels[Status] },
  { header: 'Pago em', kind: 'day', width: 12, value: ({ PaidAt }) => PaidAt && civilDayOf(PaidAt) },
  { header: 'Linha digitável', kind: 'text', width: 56, value: ({ Line }) => Line && lineText(Line) },
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
