import type { DueItem, DueList } from '../../../../contract/deskDay';
import { COUNTED } from '../../../../contract/page';
import { addDays } from '../../../../engine/values';
import type { Sight } from '../../../access/sight';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { overdueAtDesk } from '../../issued/financial/billetList';
import type { ListedRow } from '../../issued/financial/billetList';
import { policiesOfIds, type PolicyLine } from '../../issued/search/policyList';
import { endsInBands } from '../../quotes/opportunities/renewals';
import { SHOWN, unlessEmpty, type LookedAt } from './bands';

type PolicyDeps = Pick<Deps, 'db' | 'products'>;

/** Fewer than of others: an unpaid bill is the least of the executive's own work. */
const BILLETS_SHOWN = 3;

/** The policies that end today or on the next working days. */
export async function duePolicies(
  { db, products }: PolicyDeps,
  sight: Sight,
  { today, through }: LookedAt,
): Promise<DueList[]> {
  const tomorrow = addDays(today, 1);
  const bands = [
    ['today', today, today],
    ['next', tomorrow, through],
  ] as const;
  const size = { shown: SHOWN, counted: COUNTED };
  const lists = await endsInBands(
    db,
    sight,
    today,
    bands.map(([, ...band]) => band),
    size,
  );
  const found = await policiesOfIds(
    db,
    lists.flatMap(({ ids }) => ids),
  );
  return bands.flatMap(([When], list) => {
    const { Total, ids } = lists[list]!;
    const Items = ids.flatMap((id) => found.get(id) ?? []).map((policy) => itemOf(products, policy));
    return unlessEmpty({ Kind: 'policy', When, Total, Items });
  });
}

const itemOf = (
  products: PolicyDeps['products'],
  { number, product, holderName, validityEnd }: PolicyLine,
): DueItem => wholeDay(products, product, { Identifier: number, HolderName: holderName, DueOn: validityEnd });

/** What the clients of the executive, and of absent colleagues, have not paid although a banking day has passed (decision 63). */
export async function dueBillets(
  { db, products }: PolicyDeps,
  executive: User,
  { today }: LookedAt,
): Promise<DueList[]> {
  const size = { shown: BILLETS_SHOWN, counted: COUNTED };
  const { Total, rows } = await overdueAtDesk(db, executive, today, size);
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
