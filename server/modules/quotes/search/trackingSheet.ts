import type { TrackingFilter } from '../../../../contract/search';
import { statusLabel } from '../../../../contract/statuses/quote';
import { civilDayOf } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import { BATCH, inBatches } from '../../../http/sendExcel';
import type { Sheet, SheetColumn } from '../../../http/sendExcel';
import { columnsFor, masked } from '../../../http/sheetColumns';
import { foundAnswer } from './answers';
import { countQuotes, listQuotes } from './repository';
import type { PlacedQuote } from './repository';
import { listingOf } from './trackQuotes';

const { text, money, day } = columnsFor<PlacedQuote>();

/** Beyond it the progress only guesses. */
const MOST = 100_000;

/** All requests of a filter as a sheet that is read while it is sent. Throws PERIOD_REVERSED, PERIOD_TOO_LONG. */
export async function trackingSheet(
  deps: Deps,
  uid: string,
  filter: TrackingFilter,
): Promise<Sheet<PlacedQuote>> {
  const { read, clock } = deps;
  const listing = await listingOf(deps, uid, filter);
  return {
    name: `solicitacoes-${clock.today()}`,
    title: 'Solicitações',
    columns: columnsOf(deps),
    total: await read((db) => countQuotes(db, listing, MOST)),
    rows: inBatches(BATCH, (last: PlacedQuote | undefined, limit) =>
      read((db) => listQuotes(db, listing, { limit, after: last?.place })),
    ),
  };
}

function columnsOf({ products }: Pick<Deps, 'products'>): SheetColumn<PlacedQuote>[] {
  const told = ({ quote }: PlacedQuote) => foundAnswer(quote, products.catalogue);
  return [
    text('Número', 16, ({ quote }) => quote.identifier),
    text('Produto', 26, (row) => told(row).ProductName),
    text('Situação', 22, ({ quote }) => statusLabel(quote.status, quote.kind) ?? null),
    text('Objeto', 36, ({ quote }) => quote.objectNumbers ?? quote.documentNumber),
    text('Segurado', 36, ({ quote }) => quote.insuredName),
    text('CPF/CNPJ do segurado', 22, ({ quote }) => masked(quote.insuredDocument)),
    text('Tomador', 36, ({ quote }) => quote.holderName),
    money('Importância segurada', 20, (row) => told(row).InsuredAmount),
    money('Prêmio total', 20, (row) => told(row).GrossPremium),
    day('Início da vigência', 18, ({ quote }) => quote.validityStart),
    day('Fim da vigência', 18, ({ quote }) => quote.validityEnd),
    day('Solicitada em', 18, ({ quote }) => civilDayOf(quote.createdAt)),
    day('Atualizada em', 18, ({ quote }) => civilDayOf(quote.updatedAt)),
  ];
}
