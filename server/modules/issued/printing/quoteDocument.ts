import type { DocumentName } from '../../../../engine/definition/documents';
import { ownerOf } from '../../../http/Caller';
import type { Caller } from '../../../http/Caller';
import { findDeskQuote } from '../../desk/repository';
import { findPolicyOfQuote } from '../policies/repository';
import { findQuote } from '../../quotes/repository';
import type { QuoteRow } from '../../quotes/repository';
import { factsOf, quoteFacts } from './content/facts';
import { expectedRows } from './content/installments';
import { documentOf } from './document';
import type { PrintedFile, PrintingDeps } from './document';
import { hasOffer } from '../../quotes/hasOffer';
import { printDocuments } from './paper/printDocument';
import { refusePrinting } from './problems';

/** Identifiers of endorsements begin so (decision 14). */
const ENDORSEMENT = 'END';

const isEndorsement = ({ identifier }: QuoteRow) => identifier.startsWith(ENDORSEMENT);

/** The documents of a request, and when there is one. */
const exists = {
  comprovante: (quote: QuoteRow) => !isEndorsement(quote),
  minuta: (quote: QuoteRow) => !isEndorsement(quote) && hasOffer(quote),
  proposta: (quote: QuoteRow) => !isEndorsement(quote) && quote.proposalNumber !== null,
  endosso: isEndorsement,
} satisfies Partial<Record<DocumentName, (quote: QuoteRow) => boolean>>;

export type QuoteDocument = keyof typeof exists;

/** A document of a quote that the caller sees, at the desk too. Throws DOCUMENT_NOT_FOUND. */
export async function printQuote(
  deps: PrintingDeps,
  caller: Caller,
  identifier: string,
  name: QuoteDocument,
): Promise<PrintedFile> {
  const quote = await visibleQuote(deps, caller, identifier);
  if (!quote || !exists[name](quote)) throw refusePrinting('DOCUMENT_NOT_FOUND');
  const policy = await findPolicyOfQuote(deps.db, quote.id);
  const facts = factsOf({ ...quoteFacts(quote), policyNumber: policy?.number });
  const installments = expectedRows(quote);
  const document = await documentOf(deps, quote, name, { facts, installments });
  return { name: `${name}-${identifier}.pdf`, content: await printDocuments([document]) };
}

async function visibleQuote(
  { db }: PrintingDeps,
  caller: Caller,
  identifier: string,
): Promise<QuoteRow | undefined> {
  const own = await findQuote(db, ownerOf(caller), identifier);
  if (own || !caller.user.isExecutive) return own;
  return (await findDeskQuote(db, caller.user, identifier))?.quote;
}
