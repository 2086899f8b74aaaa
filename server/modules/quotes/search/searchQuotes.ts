import type { Deps } from '../../../deps';
import { listClients } from '../../clients/repository';
import { PAGE_SIZE } from '../../../../contract/page';
import { foundAnswer } from './answers';
import type { SearchQuery } from '../../../../contract/search';
import { periodOf } from '../../../http/period';
import { countFound, findPage } from './repository';
import type { QuoteSearch } from './repository';
import { wordsOf } from '../../../db/lists/words';

/**
 * A page of the requests of a user and of all clients that the user is nominated to (specification 2 §2.4).
 * Throws PERIOD_REVERSED, PERIOD_TOO_LONG.
 */
export async function searchQuotes({ db, clock, products }: Deps, uid: string, query: SearchQuery) {
  const { text = '', status, product, from, to, page } = query;
  const period = periodOf({ from, to }, clock.today());
  const clientDocuments = (await listClients(db, uid)).map(({ cpfcnpj }) => cpfcnpj);
  const search: QuoteSearch = { uid, clientDocuments, words: wordsOf(text), status, product, period };
  const [rows, total] = await Promise.all([
    findPage(db, search, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countFound(db, search),
  ]);
  const items = rows.map((row) => foundAnswer(row, products.catalogue));
  return { Items: items, Total: total, Page: page, PageSize: PAGE_SIZE };
}
