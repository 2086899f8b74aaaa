import { inArray } from 'drizzle-orm';
import type { DueItem, DueList } from '../../../../contract/deskDay';
import { COUNTED } from '../../../../contract/page';
import { dayNumber } from '../../../../engine/values';
import { isServedBy } from '../../../access/portfolio';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { countSeen, placesInOrder, type Order } from '../../../db/lists/inOrder';
import { clients, policies } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { countBillets, findBillets } from '../../issued/financial/billetList';
import type { ListedRow } from '../../issued/financial/billetList';
import { endsWithin } from '../../quotes/opportunities/renewals';
import { SHOWN, unlessEmpty, type LookedAt } from './bands';

type PolicyDeps = Pick<Deps, 'db' | 'products'>;

/** Fewer than of others: that a client pays is the least of the executive's own work. */
const BILLETS_SHOWN = 3;

const NEAREST_FIRST: Order = { by: policies.validityEnd, type: 'date', descending: false };

/** The policies that end today or on the next working days. */
export async function duePolicies(deps: PolicyDeps, sight: Sight, at: LookedAt): Promise<DueList[]> {
  const last = dayNumber(at.through) - dayNumber(at.today);
  const lists = await Promise.all([
    endsOf(deps, sight, 'today', endsWithin(at.today, 0, 0)),
    endsOf(deps, sight, 'next', endsWithin(at.today, 1, last)),
  ]);
  return lists.flat();
}

async function endsOf(
  { db, products }: PolicyDeps,
  sight: Sight,
  When: 'today' | 'next',
  where: ReturnType<typeof endsWithin>,
): Promise<DueList[]> {
  const listing = { table: policies, sight, where };
  const Total = await countSeen(db, listing, COUNTED);
  if (Total === 0) return [];
  const ids = (await placesInOrder(db, listing, NEAREST_FIRST, { limit: SHOWN })).map(({ id }) => id);
  const rows = await db.select().from(policies).where(inArray(policies.id, ids));
  const byPlace = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const Items = byPlace.map(({ number, product, holderName, validityEnd }) =>
    wholeDay(products, product, { Identifier: number, HolderName: holderName, DueOn: validityEnd }),
  );
  return unlessEmpty({ Kind: 'policy', When, Total, Items });
}

/** What the clients of the executive, and of absent colleagues, have not paid although a banking day has passed (decision 63). */
export async function dueBillets(
  { db, products }: PolicyDeps,
  executive: User,
  { today }: LookedAt,
): Promise<DueList[]> {
  const sight = { clients: await clientsOf(db, executive), policies: [] };
  const search = { sight, sort: 'oldestDue', today, Status: 'Expired' } as const;
  const [rows, Total] = await Promise.all([
    findBillets(db, search, { limit: BILLETS_SHOWN }),
    countBillets(db, search, COUNTED),
  ]);
  const Items = rows.map((row) => ({
    ...wholeDay(products, row.product, {
      Identifier: row.number,
      HolderName: row.holder_name,
      DueOn: row.due_date,
    }),
    Billet: billetOf(row),
  }));
  return unlessEmpty({ Kind: 'billet', When: 'late', Total, Items });
}

const billetOf = ({ installment, installments, amount }: ListedRow) => ({
  Installment: installment,
  Installments: installments,
  Amount: Number(amount),
});

async function clientsOf(db: Db, executive: User): Promise<string[]> {
  const rows = await db
    .select({ document: clients.document })
    .from(clients)
    .where(isServedBy(db, executive, clients.document));
  return rows.map(({ document }) => document);
}

const wholeDay = (
  { catalogue }: PolicyDeps['products'],
  product: string,
  facts: Pick<DueItem, 'Identifier' | 'HolderName' | 'DueOn'>,
): DueItem => ({
  ...facts,
  ProductName: wizardOfCode(catalogue, product)?.name ?? product,
  DueAt: null,
  Deadline: null,
  HeldBy: null,
  Billet: null,
});
