import type {
  NextRequest,
  NextSearch,
  QueueFilter,
  QueuePage,
  QueueSearch,
} from '../../../contract/deskQueue';
import { deskSight } from '../../access/sight';
import { countedPage } from '../../db/lists/countedPage';
import { cursorOf, placeOf } from '../../db/lists/cursor';
import { nextOf, pagePart, shownOf } from '../../db/lists/pagePart';
import { wholeKey } from '../../db/lists/wholeKey';
import { wordsOf } from '../../db/lists/words';
import { quotes } from '../../db/schema';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { turnsOf } from '../quotes/timeline/turns';
import { awayOf } from './absences/repository';
import { entryAnswer, holderAnswer } from './answers';
import { awaited, orderOf } from './order';
import { findIdentifier, pageOfDesk, placeOfRequest, placesOfDesk, type DeskListing } from './repository';
import { countedOf, requestInSight } from './requests';

type QueueDeps = Pick<Deps, 'db' | 'read' | 'clock' | 'products'>;

const DAY_MS = 86_400_000;

export async function pageOfQueue(
  deps: QueueDeps,
  executive: User,
  { Page = 1, After, ...filter }: QueueSearch,
): Promise<QueuePage> {
  const { read, clock, products } = deps;
  const listing = await listingOf(deps, executive, filter);
  const { shown, turns, away, ...found } = await read(async (db) => {
    const page = await pageOfDesk(db, listing, pagePart(Page, After));
    const seen = shownOf(page.rows);
    const waiting = seen.map(({ quote }) => quote);
    const holders = waiting.map(({ heldBy }) => heldBy);
    const [of, absent] = await Promise.all([
      turnsOf(db, waiting, clock.now()),
      awayOf(db, holders, clock.today()),
    ]);
    return { ...page, shown: seen, turns: of, away: absent };
  });
  const { rows, counts, counted } = found;
  return {
    Items: shown.map((row) => ({
      ...entryAnswer(row, products.catalogue),
      Turn: turns.get(row.quote.id) ?? null,
      HeldBy: holderAnswer(row, executive.uid, away),
    })),
    ...countedPage(Page, rows.length, countedOf(found, listing.filter.statuses), counted),
    Counted: counted,
    AsOf: clock.now().toISOString(),
    Next: nextOf(rows),
    Counts: Object.entries(counts).map(([status, Total]) => ({ Status: Number(status), Total })),
  };
}

/** The request that follows another one in the order of a list. Throws NOT_FOUND for one out of sight. */
export async function nextInQueue(
  deps: QueueDeps,
  executive: User,
  { Identifier, After, ...filter }: NextSearch,
): Promise<NextRequest> {
  const { db } = deps;
  const { quote } = await requestInSight(db, executive, Identifier);
  const listing = await listingOf(deps, executive, filter);
  const place = placeOf(After) ?? (await placeOfRequest(db, quote.id, listing.order));
  const others = async (after?: typeof place) =>
    (await placesOfDesk(db, listing, { limit: 2, after })).find(({ id }) => id !== quote.id);
  const next = (await others(place)) ?? (await others());
  return {
    Identifier: next ? await findIdentifier(db, next.id) : null,
    Place: place ? cursorOf(place) : null,
  };
}

async function listingOf(
  { db, clock }: QueueDeps,
  executive: User,
  { Text = '', Product, Status, All, Holder, Days, Sort = 'due', Descending }: QueueFilter,
): Promise<DeskListing> {
  const words = wordsOf(Text);
  const statuses = Status === undefined ? (All ? undefined : awaited) : [Status];
  const [sight, identifier] = await Promise.all([
    deskSight(db, executive),
    wholeKey(db, quotes.identifier, words),
  ]);
  const filter = {
    ...{ words, identifier, statuses },
    product: Product,
    heldBy: Holder && (Holder === 'me' ? executive.uid : null),
    before: Days === undefined ? undefined : new Date(clock.now().getTime() - Days * DAY_MS),
    uncorrectedAt: Status === undefined && !All ? clock.now() : undefined,
  };
  return { sight, filter, order: orderOf(statuses, { sort: Sort, descending: Descending }) };
}
