import type { Db } from '../db/db';
import { billets } from '../db/schema';
import { freeFieldOf, ourNumberOf } from '../adapters/bank/Bank';
import { sandboxBank as bank } from './sandboxBank';
import { insertPolicy } from '../modules/issued/policies/repository';
import { barCodeOf } from '../modules/issued/billets/boleto';

export interface MadeBillet {
  dueDate: string;
  amount?: string;
  paidAt?: Date;
  issuedAt?: Date;
}

interface MadePolicy {
  number: string;
  client: string | null;
  product?: string;
  insurer?: string;
  holder?: string;
  ownerUid?: string;
}

let count = 500_000;

export async function madePolicy(db: Db, facts: MadePolicy, made: readonly MadeBillet[]) {
  const {
    number,
    client,
    product = 'BID',
    insurer = 'Seguradora Sandbox',
    holder = 'Vale Verde',
    ownerUid,
  } = facts;
  const issuedAt = new Date('2026-10-01T12:00:00Z');
  const policy = await insertPolicy(db, {
    number,
    proposalNumber: `P${number}`,
    product,
    ownerUid,
    insurerName: insurer,
    clientDocument: client,
    holderName: holder,
    insuredAmount: '10000.00',
    validityStart: '2026-10-01',
    validityEnd: '2027-10-01',
    commercialPremium: '150.00',
    iof: '0.00',
    grossPremium: '150.00',
    issuedAt,
  });
  const rows = made.map(({ dueDate, amount = '100.00', ...more }, at) => {
    const ourNumber = ourNumberOf(bank, (count += 1));
    return {
      policyId: policy.id,
      installment: at + 1,
      installments: made.length,
      payerDocument: client,
      paymentType: 1,
      amount,
      dueDate,
      ourNumber,
      barCode: barCodeOf({ bank: bank.code, dueDate, amount, freeField: freeFieldOf(bank, ourNumber) }),
      issuedAt,
      ...more,
    };
  });
  return db.insert(billets).values(rows).returning();
}
