import type { Deps } from '../../../deps';
import { customerSight } from '../../../access/sight';
import { foundAnswer } from './answers';
import type { SearchQuery } from '../../../../contract/search';
import { periodOf } from '../../../http/period';
import { findPage } from './repository';
import type { QuoteSearch } from './repository';
import { countedPage } from '../../../db/lists/countedPage';
import { pagePart, shownOf } from '../../../db/lists/pagePart';
import { wholeKey } from '../../../db/lists/wholeKey';
import { wordsOf } from '../../../db/lists/words';
import { quotes } from '../../../db/schema';

export async function searchQuotes({ db, read, clock, products }: Deps, uid: string, query: SearchQuery) {
  const { text = '', status, product, from, to, page } = query;
  const period = periodOf({ from, to }, clock.today());
  const sight = await customerSight(db, uid);
  const words = wordsOf(text);
  const identifier = await wholeKey(db, quotes.identifier, words);
  const search: QuoteSearch = { sight, words, identifier, status, product, period };
  const { rows, counted, limit } = await read((there) => findPage(there, search, pagePart(page)));
  const items = shownOf(rows).map((row) => foundAnswer(row, products.catalogue));
  return { Items: items, ...countedPage(page, rows.length, counted, limit) };
}
