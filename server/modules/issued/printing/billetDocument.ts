import { bankOf } from '../../../adapters/bank/readBanks';
import type { Caller } from '../../../access/Caller';
import { pixOf } from '../billets/pixOf';
import { slipOf } from './billet/Slip';
import { billetFacts, factsOf, policyFacts } from './content/facts';
import type { PrintedDocument } from './content/PrintedDocument';
import { documentOf } from './document';
import type { PrintedFile, PrintingDeps } from './document';
import { printDocuments } from './paper/printDocument';
import { refusePrinting } from './problems';
import { findBillet, listBilletsOf } from './repository';
import type { IssuedBillet } from './repository';

/** The billet of that id, if the caller sees its policy. Throws DOCUMENT_NOT_FOUND. */
export async function printBillet(deps: PrintingDeps, caller: Caller, id: string): Promise<PrintedFile> {
  const found = await findBillet(deps.db, caller.user, id);
  if (!found) throw refusePrinting('DOCUMENT_NOT_FOUND');
  const { policy, billet } = found;
  const document = await billetDocument(deps, found);
  const name = `boleto-${policy.number}-${billet.installment}.pdf`;
  return { name, content: await printDocuments([document]) };
}

/** All billets of the policy of that number, a page each. Throws DOCUMENT_NOT_FOUND. */
export async function printBillets(
  deps: PrintingDeps,
  caller: Caller,
  policyNumber: string,
): Promise<PrintedFile> {
  const found = await listBilletsOf(deps.db, caller.user, policyNumber);
  const documents = await Promise.all(found.map((billet) => billetDocument(deps, billet)));
  const [first, ...others] = documents;
  if (!first) throw refusePrinting('DOCUMENT_NOT_FOUND');
  return { name: `boletos-${policyNumber}.pdf`, content: await printDocuments([first, ...others]) };
}

function billetDocument(
  deps: PrintingDeps,
  { billet, policy, quote, endorsementNumber, amountBefore }: IssuedBillet,
): Promise<PrintedDocument> {
  const today = deps.clock.today();
  const facts = factsOf({ ...policyFacts(policy), ...billetFacts(billet, today, amountBefore) });
  const slip = slipOf(billet, policy, {
    number: endorsementNumber ?? policy.number,
    pix: pixOf(deps, billet),
    bank: bankOf(deps.billing.banks, billet.barCode),
  });
  return documentOf(deps, quote ?? policy.product, 'boleto', { facts, installments: [], slip });
}
