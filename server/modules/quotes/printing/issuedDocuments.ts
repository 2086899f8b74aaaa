import type { QuoteRow } from '../../../db/schema';
import type { Caller } from '../../../access/Caller';
import { isIssued } from '../../../../contract/statuses/quote';
import { listBillets } from '../../issued/billets/repository';
import { findEndorsementOfQuote, findPolicyOfQuote } from '../../issued/policies/repository';
import { printBillets } from '../../issued/printing/billetDocument';
import type { PrintedFile, PrintingDeps } from '../../issued/printing/document';
import { printEndorsement } from '../../issued/printing/endorsementDocument';
import { printPolicy } from '../../issued/printing/policyDocument';
import { refusePrinting } from '../../issued/printing/problems';
import { findReadable } from '../repository';
import { documentsOf, printQuote } from './quoteDocument';

type Print = () => Promise<PrintedFile>;

/**
 * All documents of an issued request, the policy or endorsement first, each printed when its turn comes. Yields
 * nothing before the first is ready. Throws DOCUMENT_NOT_FOUND.
 */
export async function issuedDocuments(
  deps: PrintingDeps,
  caller: Caller,
  identifier: string,
): Promise<AsyncIterable<PrintedFile>> {
  const quote = await findReadable(deps.db, caller, identifier);
  if (!quote || !isIssued(quote.status)) throw refusePrinting('DOCUMENT_NOT_FOUND');
  const [first, ...others] = [
    ...(await issuedPrints(deps, caller, quote)),
    ...documentsOf(quote).map((name) => () => printQuote(deps, caller, identifier, name)),
  ];
  return inTurn(await first!(), others);
}

async function* inTurn(first: PrintedFile, others: readonly Print[]): AsyncGenerator<PrintedFile> {
  yield first;
  for (const print of others) yield await print();
}

async function issuedPrints(deps: PrintingDeps, caller: Caller, quote: QuoteRow): Promise<Print[]> {
  const { db } = deps;
  const policy = await findPolicyOfQuote(db, quote.id);
  if (policy) {
    const billets = await listBillets(db, policy.id);
    return [
      () => printPolicy(deps, caller, policy.id),
      ...(billets.length > 0 ? [() => printBillets(deps, caller, policy.number)] : []),
    ];
  }
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  if (!endorsement) return [];
  const billets = await listBillets(db, endorsement.policyId, endorsement.id);
  return [
    async () => (await printEndorsement(deps, caller, endorsement.id)) ?? notFound(),
    ...(billets.length > 0 ? [() => printBillets(deps, caller, endorsement.number)] : []),
  ];
}

function notFound(): never {
  throw refusePrinting('DOCUMENT_NOT_FOUND');
}
