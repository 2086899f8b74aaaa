import type { MostAsked } from '../../../../contract/search';
import { customerSight } from '../../../access/sight';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { listQuotes } from './repository';

/** Older requests tell little of the next one, and so many rows are read at once. */
const LATEST = 100;

/** How often each product was requested, among the latest requests that the customer sees; most frequent first. */
export async function mostAsked({ db, products }: Deps, uid: string): Promise<MostAsked> {
  const listing = {
    sight: await customerSight(db, uid),
    words: [],
    sort: 'created',
    descending: true,
  } as const;
  const found = await listQuotes(db, listing, { limit: LATEST, offset: 0 });
  const totals = new Map<string, number>();
  for (const { quote } of found) {
    if (quote.kind === 'quote' && wizardOfCode(products.catalogue, quote.product))
      totals.set(quote.product, (totals.get(quote.product) ?? 0) + 1);
  }
  return [...totals]
    .map(([Product, Total]) => ({ Product, Total }))
    .toSorted((a, b) => b.Total - a.Total || a.Product.localeCompare(b.Product));
}
