import type { PolicyFilter, PolicyPage, PolicySearch } from '../../../../contract/policies';
import { PAGE_SIZE } from '../../../../contract/page';
import { wholeSight } from '../../../access/sight';
import { countedPage } from '../../../db/lists/countedPage';
import { wholeKey } from '../../../db/lists/wholeKey';
import { wordsOf } from '../../../db/lists/words';
import { policies } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { periodOf } from '../../../http/period';
import { listedAnswer } from './answers';
import { cursorOf, placeOf } from '../../../db/lists/cursor';
import { countedOf, pageOfPolicies } from './policyList';
import type { PolicyListing } from './policyList';

export async function searchPolicies(
  deps: Deps,
  user: User,
  { Page = 1, After, ...filter }: PolicySearch,
): Promise<PolicyPage> {
  const { read, products, clock } = deps;
  const listing = await listingOf(deps, user, filter);
  const after = placeOf(After);
  const passed = (Page - 1) * PAGE_SIZE;
  const part = { limit: PAGE_SIZE + 1, ...(after ? { after } : { offset: passed }) };
  const all = await read((db) => pageOfPolicies(db, listing, part));
  const { found, counts, counted } = all;
  const shown = found.slice(0, PAGE_SIZE);
  const isLast = found.length <= PAGE_SIZE;
  return {
    Items: shown.map(({ policy }) => listedAnswer(policy, products.catalogue, clock.today())),
    ...countedPage(Page, found.length, countedOf(all, filter.Status), counted),
    Counted: counted,
    Next: isLast ? null : cursorOf(shown.at(-1)!.place),
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
