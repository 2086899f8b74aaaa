import type { DocumentName } from '../../../../engine/definition/documents';
import { hasOffer } from '../../issued/printing/hasOffer';
import type { QuoteRow } from '../../../db/schema';
import type { Caller } from '../../../access/Caller';
import { findPolicyOfQuote } from '../../issued/policies/repository';
import { findReadable } from '../repository';
import { factsOf, quoteFacts } from '../../issued/printing/content/facts';
import { expectedRows } from '../../issued/printing/content/installments';
import { documentOf } from '../../issued/printing/document';
import type { PrintedFile, PrintingDeps } from '../../issued/printing/document';
import { printDocuments } from '../../issued/printing/paper/printDocument';
import { refusePrinting } from '../../issued/printing/problems';

const isEndorsement = ({ kind }: QuoteRow) => kind === 'endorsement';

/** The documents of a request, and when there is one. */
const exists = {
  comprovante: (quote: QuoteRow) => !isEndorsement(quote),
  minuta: (quote: QuoteRow) => !isEndorsement(quote) && hasOffer(quote),
  proposta: (quote: QuoteRow) => !isEndorsement(quote) && quote.proposalNumber !== null,
  endosso: isEndorsement,
} satisfies Partial<Record<DocumentName, (quote: QuoteRow) => boolean>>;

export type QuoteDocument = keyof typeof exists;

/** A document of a quote that the caller may read. Throws DOCUMENT_NOT_FOUND. */
export async function printQuote(
  deps: PrintingDeps,
  caller: Caller,
  identifier: string,
  name: QuoteDocument,
): Promise<PrintedFile> {
  const quote = await findReadable(deps.db, caller, identifier);
  if (!quote || !exists[name](quote)) throw refusePrinting('DOCUMENT_NOT_FOUND');
  const policy = await findPolicyOfQuote(deps.db, quote.id);
  const policyNumber = policy?.number ?? quote.documentNumber ?? undefined;
  const facts = factsOf({ ...quoteFacts(quote), policyNumber });
  const installments = expectedRows(quote);
  const document = await documentOf(deps, quote, name, { facts, installments });
  return { name: `${name}-${identifier}.pdf`, content: await printDocuments([document]) };
}
