import { asc, eq } from 'drizzle-orm';
import { addDays } from '../../engine/values';
import type { Bank } from '../adapters/bank/Bank';
import type { Db } from '../db/db';
import { billets, policies, seeds } from '../db/schema';
import type { Deps } from '../deps';
import { drawBillets } from '../modules/issued/billets/drawBillets';
import demonstration from './demonstrationBillets.json' with { type: 'json' };

const SEED = 'demonstration-billets';
const BOLETO = 1;
const INVOICE = 5;

export interface SeededBillets {
  readonly policy: string;
  readonly installments: number;
  readonly firstDue: number;
  readonly paid: number;
  readonly invoice?: boolean;
  readonly shows: string;
}

export const demonstrationBillets = demonstration as readonly SeededBillets[];

/** Runs once, after the policies. Answers whether it did the work. */
export async function seedBillets(
  db: Db,
  { clock, billing }: Pick<Deps, 'clock' | 'billing'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx.insert(seeds).values({ name: SEED }).onConflictDoNothing().returning();
    if (marked.length === 0) return false;
    for (const seeded of demonstrationBillets) await draw(tx, billing.banks[0], seeded, clock.today());
    return true;
  });
}

async function draw(db: Db, bank: Bank, seeded: SeededBillets, today: string): Promise<void> {
  const [policy] = await db.select().from(policies).where(eq(policies.number, seeded.policy));
  if (!policy) throw new Error(`the demonstration has no policy ${seeded.policy}`);
  const { id } = policy;
  await drawBillets(db, bank, policy, {
    paymentType: seeded.invoice ? INVOICE : BOLETO,
    installments: seeded.installments,
    firstDueDate: addDays(today, seeded.firstDue),
  });
  const drawn = await db
    .select()
    .from(billets)
    .where(eq(billets.policyId, id))
    .orderBy(asc(billets.installment))
    .limit(seeded.paid);
  for (const billet of drawn)
    await db
      .update(billets)
      .set({ paidAt: noonOf(billet.dueDate) })
      .where(eq(billets.id, billet.id));
}

/** Noon in Brazil, which is the same day everywhere near it. */
const noonOf = (day: string) => new Date(`${day}T15:00:00Z`);
