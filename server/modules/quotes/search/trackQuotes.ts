import type { TrackedQuote, TrackingFilter, TrackingPage, TrackingSearch } from '../../../../contract/search';
import { isRepeatable } from '../../../../contract/statuses/quote';
import type { Turn } from '../../../../contract/timeline';
import type { Catalogue } from '../../../../engine/definition';
import { customerSight } from '../../../access/sight';
import { countedPage } from '../../../db/lists/countedPage';
import { nextOf, pagePart, shownOf } from '../../../db/lists/pagePart';
import { wholeKey } from '../../../db/lists/wholeKey';
import { wordsOf } from '../../../db/lists/words';
import { quotes } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { periodOf } from '../../../http/period';
import { wizardOfCode } from '../../definitions/productStore';
import { turnsOf } from '../timeline/turns';
import { idsOfBatch } from '../batches/repository';
import { foundAnswer } from './answers';
import { pageOfQuotes } from './repository';
import type { QuoteFound, QuoteListing } from './repository';

export async function trackQuotes(
  deps: Deps,
  uid: string,
  { Page = 1, After, ...filter }: TrackingSearch,
): Promise<TrackingPage> {
  const { read, clock, products } = deps;
  const listing = await listingOf(deps, uid, filter);
  const { found, counts, counted, shown, turns } = await read(async (db) => {
    const page = await pageOfQuotes(db, listing, pagePart(Page, After));
    const seen = shownOf(page.found);
    const quotesSeen = seen.map(({ quote }) => quote);
    return { ...page, shown: seen, turns: await turnsOf(db, quotesSeen, clock.now()) };
  });
  return {
    Items: shown.map(({ quote }) => trackedAnswer(quote, products.catalogue, turns.get(quote.id) ?? null)),
    ...countedPage(Page, found.length, countedOf(counts, counted, filter.Status), counted),
    Counted: counted,
    Next: nextOf(found),
    Counts: [...counts].map(([Status, Total]) => ({ Status, Total })).toSorted((a, b) => a.Status - b.Status),
  };
}

export async function listingOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  { Text = '', Status, Product, Batch, From, To, Sort = 'created', Descending }: TrackingFilter,
): Promise<QuoteListing> {
  const period = periodOf({ from: From, to: To }, clock.today());
  const words = wordsOf(Text);
  return {
    sight: await customerSight(db, uid),
    words,
    identifier: await wholeKey(db, quotes.identifier, words),
    status: Status,
    product: Product,
    ids: Batch === undefined ? undefined : await idsOfBatch(db, uid, Batch),
    period,
    sort: Sort,
    descending: Descending ?? (Sort === 'created' || Sort === 'updated'),
  };
}

function countedOf(counts: ReadonlyMap<number, number>, counted: number, status: number | undefined): number {
  if (status !== undefined) return counts.get(status) ?? 0;
  return Math.min(
    counted,
    [...counts.values()].reduce((sum, many) => sum + many, 0),
  );
}

const trackedAnswer = (quote: QuoteFound, catalogue: Catalogue, turn: Turn | null): TrackedQuote => ({
  ...foundAnswer(quote, catalogue),
  ObjectNumbers: quote.objectNumbers,
  Turn: turn,
  ProposalNumber: quote.proposalNumber,
  IsRepeatable:
    isRepeatable(quote.kind, quote.status) && wizardOfCode(catalogue, quote.product) !== undefined,
});
