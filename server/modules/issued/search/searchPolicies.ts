import type { PolicyFilter, PolicyPage, PolicySearch } from '../../../../contract/policies';
import { wholeSight } from '../../../access/sight';
import { countedPage } from '../../../db/lists/countedPage';
import { wholeKey } from '../../../db/lists/wholeKey';
import { wordsOf } from '../../../db/lists/words';
import { policies } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { periodOf } from '../../../http/period';
import { listedAnswer } from './answers';
import { nextOf, pagePart, shownOf } from '../../../db/lists/pagePart';
import { countedOf, pageOfPolicies } from './policyList';
import type { PolicyListing } from './policyList';

export async function searchPolicies(
  deps: Deps,
  user: User,
  { Page = 1, After, ...filter }: PolicySearch,
): Promise<PolicyPage> {
  const { read, products, clock } = deps;
  const listing = await listingOf(deps, user, filter);
  const all = await read((db) => pageOfPolicies(db, listing, pagePart(Page, After)));
  const { found, counts, counted } = all;
  return {
    Items: shownOf(found).map(({ policy }) => listedAnswer(policy, products.catalogue, clock.today())),
    ...countedPage(Page, found.length, countedOf(all, filter.Status), counted),
    Counted: counted,
    Next: nextOf(found),
    Counts: counts,
  };
}

export async function listingOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { Text = '', Insurer, Product, Status, From, To, EndsIn, Sort = 'issued', Descending }: PolicyFilter,
): Promise<PolicyListing> {
  const today = clock.today();
  const period = periodOf({ from: From, to: To }, today);
  const words = wordsOf(Text);
  const [sight, number] = await Promise.all([wholeSight(db, user), wholeKey(db, policies.number, words)]);
  return {
    sight,
    words,
    number,
    insurer: Insurer,
    product: Product,
    status: Status,
    period,
    endsIn: EndsIn,
    today,
    sort: Sort,
    descending: Descending ?? Sort === 'issued',
  };
}
