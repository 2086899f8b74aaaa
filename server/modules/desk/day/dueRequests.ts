import { and, isNull, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { DueItem, DueKind, DueList, DueWhen } from '../../../../contract/deskDay';
import { COUNTED } from '../../../../contract/page';
import { STATUS } from '../../../../contract/statuses/quote';
import { civilDayOf } from '../../../../engine/values';
import { few } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { firstOfEach, type First } from '../../../db/lists/firstOfEach';
import { quotes } from '../../../db/schema';
import { lapsing } from '../../../db/schema/quoteIndexes';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { linesOf, type PlacedRequest, type QuoteLine } from '../repository';
import { momentsOf, SHOWN, unlessEmpty, type LookedAt } from './bands';

type RequestDeps = Pick<Deps, 'db' | 'products'>;
type When = Exclude<DueWhen, 'late' | 'later'>;

/** A list of the day: of which kind, until when each of it waits, and how many there are. */
interface Due extends First {
  readonly kind: DueKind;
  readonly when: When;
}

/** What customers have to do today or on the next working days, each kind for itself. What is over lapses by itself. */
export async function dueRequests(
  { db, products }: RequestDeps,
  sight: Sight,
  at: LookedAt,
): Promise<DueList[]> {
  const lists = (await Promise.all([corrections(db, sight, at), lapses(db, sight, at)])).flat();
  const rows = await linesOf(
    db,
    lists.flatMap(({ ids }) => ids),
  );
  const byId = new Map(rows.map((row) => [row.quote.id, row]));
  return lists.flatMap(({ kind, when, Total, ids }) => {
    const theirs = ids.flatMap((id) => byId.get(id) ?? []);
    const Items = theirs.map((row) => requestItem(row, dueAt(kind, row.quote), products));
    return unlessEmpty({ Kind: kind, When: when, Total, Items });
  });
}

const dueAt = (kind: DueKind, { correctionUntil, expiresAt }: QuoteLine) =>
  kind === 'correction' && correctionUntil ? correctionUntil : expiresAt;

/** What the desk has asked to be corrected, whatever its status. */
const corrections = (db: Db, sight: Sight, at: LookedAt): Promise<Due[]> =>
  dueOf(db, sight, at, { until: quotes.correctionUntil, kinds: [['correction', null]] });

/** Proposals and offers, in the words of the index of what lapses. */
const lapses = (db: Db, sight: Sight, at: LookedAt): Promise<Due[]> =>
  dueOf(db, sight, at, {
    until: quotes.expiresAt,
    kinds: [
      ['proposal', STATUS.proposalReady],
      ['offer', STATUS.paymentReady],
    ],
    where: sql`${quotes.status} = asked.status and ${lapsing(quotes.status)}`,
  });

interface Kinds {
  readonly until: AnyColumn;
  readonly kinds: readonly (readonly [kind: DueKind, status: number | null])[];
  readonly where?: SQL;
}

/** The first to lapse first. */
async function dueOf(db: Db, sight: Sight, at: LookedAt, { until, kinds, where }: Kinds): Promise<Due[]> {
  const lists = kinds.flatMap(([kind, status]) =>
    (['today', 'next'] as const).map((when) => ({ kind, when, status, moments: momentsOf(when, at) })),
  );
  const asked = sql`unnest(
    ${few(sql`${sql.param(lists.map((_, index) => index))}::int[]`)},
    ${few(sql`${sql.param(lists.map(({ status }) => status))}::smallint[]`)},
    ${moments(lists.map(({ moments: [from] }) => from))}, ${moments(lists.map(({ moments: [, before] }) => before))}
  ) asked(at, status, low, high)`;
  const within = and(isNull(quotes.deletedAt), sql`${until} >= asked.low and ${until} < asked.high`, where);
  const order = { by: until, type: 'timestamptz', descending: false } as const;
  const listing = { table: quotes, sight, where: within };
  const size = { lists: lists.length, shown: SHOWN, counted: COUNTED };
  const found = await firstOfEach(db, { listing, order, asked }, size);
  return lists.map(({ kind, when }, index) => ({ kind, when, ...found[index]! }));
}

const moments = (all: readonly Date[]) =>
  few(sql`${sql.param(all.map((moment) => moment.toISOString()))}::timestamptz[]`);

export function requestItem(
  { quote, clientName }: Pick<PlacedRequest, 'quote' | 'clientName'>,
  due: Date,
  { catalogue }: RequestDeps['products'],
): DueItem {
  return {
    Identifier: quote.identifier,
    ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
    HolderName: quote.holderName ?? clientName,
    DueOn: civilDayOf(due),
    DueAt: due.toISOString(),
    Deadline: null,
    HeldBy: null,
    Billet: null,
  };
}
