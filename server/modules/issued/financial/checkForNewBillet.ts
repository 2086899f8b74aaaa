import type { ListedBillet } from '../../../../contract/billing';
import type { Deps } from '../../../deps';
import { listedAnswer } from './answers';
import { billetsOfPolicy } from './billetList';
import { billetSight } from './sight';

export interface NewBilletQuery {
  payerDocumentNumber?: string;
  policyNumber: string;
  installmentNumber: number;
  billingId?: string;
}

export async function checkForNewBillet(deps: Deps, uid: string, query: NewBilletQuery) {
  const all = await invoicesOf(deps, uid, query.policyNumber);
  const payer = query.payerDocumentNumber?.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const billet = all.find(
    ({ DocumentNumber, Installment, PayerDocumentNumber }) =>
      DocumentNumber === query.policyNumber &&
      Installment === query.installmentNumber &&
      (!payer || PayerDocumentNumber === payer),
  );
  return { IsNew: billet !== undefined && billet.BillingId !== query.billingId, Billet: billet ?? null };
}

export async function invoicesOf(deps: Deps, uid: string, number: string): Promise<ListedBillet[]> {
  const rows = await billetsOfPolicy(deps.db, await billetSight(deps.db, uid), number);
  return rows.map((row) => listedAnswer(deps, row));
}
