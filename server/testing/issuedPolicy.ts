import { eq } from 'drizzle-orm';
import type { Db } from '../db/db';
import { billets, policies } from '../db/schema';
import { insertPolicy, type NewPolicy } from '../modules/issued/policies/repository';

interface PolicyFacts {
  clientDocument: string;
  dueDates: readonly string[];
  more?: Partial<NewPolicy>;
}

let issued = 1_000_000;

export async function issuedPolicy(db: Db, { clientDocument, dueDates, more }: PolicyFacts): Promise<string> {
  const serial = String(++issued);
  const named = { number: `202675${serial}00`, proposalNumber: `P${serial}` };
  const policy = await insertPolicy(db, somePolicy({ ...named, clientDocument, ...more }));
  const { issuedAt } = policy;
  const of = {
    policyId: policy.id,
    payerDocument: clientDocument,
    installments: dueDates.length,
    paymentType: 1,
    amount: '75.00',
    issuedAt,
  };
  const rows = dueDates.map((dueDate, at) => {
    const ourNumber = `${serial}${at}`;
    return { ...of, installment: at + 1, dueDate, ourNumber, barCode: ourNumber.padStart(44, '0') };
  });
  if (rows.length > 0) await db.insert(billets).values(rows);
  return policy.id;
}

export async function policyUntil(
  db: Db,
  clientDocument: string,
  validityEnd: string,
  changes: Partial<typeof policies.$inferInsert> = {},
): Promise<string> {
  const id = await issuedPolicy(db, { clientDocument, dueDates: [] });
  const set = { validityStart: '2026-01-01', validityEnd, ...changes };
  const [row] = await db.update(policies).set(set).where(eq(policies.id, id)).returning();
  return row!.number;
}

export function somePolicy(
  changes: Pick<NewPolicy, 'number' | 'proposalNumber'> & Partial<NewPolicy>,
): NewPolicy {
  return {
    product: 'BID',
    insurerName: 'Seguradora de Teste',
    insuredAmount: '10000.00',
    validityStart: '2026-10-01',
    validityEnd: '2027-10-01',
    commercialPremium: '150.00',
    iof: '0.00',
    grossPremium: '150.00',
    issuedAt: new Date('2026-10-01T12:00:00Z'),
    ...changes,
  };
}
