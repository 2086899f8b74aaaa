import type { Caller } from '../../../access/Caller';
import { withContent } from '../../documents/content';
import { listBillets } from '../billets/repository';
import { columnsOf } from '../policies/state';
import { factsOf, policyFacts, quoteFacts } from './content/facts';
import { billetRows } from './content/installments';
import { documentOf } from './document';
import type { PrintedFile, PrintingDeps } from './document';
import { printDocuments } from './paper/printDocument';
import { signatureFacts, signerNow } from '../signature';
import { verificationFacts } from '../verification/verification';
import { refusePrinting } from './problems';
import { findIssued, findUploaded } from './repository';

/** The policy of that code, or the PDF that it was imported with, if the caller sees it. Throws DOCUMENT_NOT_FOUND. */
export async function printPolicy(deps: PrintingDeps, caller: Caller, code: string): Promise<PrintedFile> {
  const uploaded = await findUploaded(deps.db, caller.user, code);
  if (uploaded) {
    const { content } = await withContent(deps, uploaded);
    return { name: `apolice-${uploaded.number}.pdf`, content };
  }
  const issued = await findIssued(deps.db, caller.user, code);
  if (!issued) throw refusePrinting('DOCUMENT_NOT_FOUND');
  const { policy, quote } = issued;
  // The document says what was issued: what endorsements changed since then stands in theirs.
  const first = { ...policy, ...columnsOf(policy.firstState) };
  const verification = await verificationFacts(deps, {
    number: policy.number,
    policyId: policy.id,
    endorsementId: null,
  });
  const signer = signerNow(deps);
  const facts = factsOf({
    ...(quote && quoteFacts(quote)),
    ...policyFacts(first),
    ...verification,
    ...signatureFacts(signer),
  });
  const installments = billetRows(await listBillets(deps.db, policy.id), deps.clock.today());
  const document = await documentOf(deps, quote ?? policy.product, 'apolice', { facts, installments });
  return { name: `apolice-${policy.number}.pdf`, content: await printDocuments([document], signer) };
}
