import type { DocumentLine, DocumentName } from '../../../../engine/definition';
import { hasOffer } from '../../issued/printing/hasOffer';
import type { ChangeRule } from '../../../../engine/rating';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Caller } from '../../../access/Caller';
import { endorsementOf } from '../../issued/policies/endorsementOf';
import { findEndorsementOfQuote, findPolicyById, findPolicyOfQuote } from '../../issued/policies/repository';
import { reasonsOfQuote } from '../reasons/quoteReasons';
import { findReadable } from '../repository';
import { factsOf, quoteFacts } from '../../issued/printing/content/facts';
import { expectedRows } from '../../issued/printing/content/installments';
import { documentOf } from '../../issued/printing/document';
import type { PrintedFile, PrintingDeps } from '../../issued/printing/document';
import { words } from '../../issued/printing/content/words';
import { printDocuments } from '../../issued/printing/paper/printDocument';
import { refusePrinting } from '../../issued/printing/problems';

const isEndorsement = ({ kind }: QuoteRow) => kind === 'endorsement';

const exists = {
  comprovante: (quote: QuoteRow) => !isEndorsement(quote),
  minuta: hasOffer,
  proposta: (quote: QuoteRow) => quote.proposalNumber !== null,
  endosso: isEndorsement,
} satisfies Partial<Record<DocumentName, (quote: QuoteRow) => boolean>>;

const ofEndorsements: Partial<Record<QuoteDocument, DocumentName>> = {
  minuta: 'minuta-endosso',
  proposta: 'proposta-endosso',
};

export type QuoteDocument = keyof typeof exists;

export const documentsOf = (quote: QuoteRow): QuoteDocument[] =>
  (Object.keys(exists) as QuoteDocument[]).filter((name) => exists[name](quote));

export async function printQuote(
  deps: PrintingDeps,
  caller: Caller,
  identifier: string,
  name: QuoteDocument,
): Promise<PrintedFile> {
  const quote = await findReadable(deps.db, caller, identifier);
  if (!quote || !exists[name](quote)) throw refusePrinting('DOCUMENT_NOT_FOUND');
  const facts = factsOf({ ...quoteFacts(quote), ...(await issuedFacts(deps, quote)) });
  const installments = expectedRows(quote);
  const template = (isEndorsement(quote) && ofEndorsements[name]) || name;
  const reasons = name === 'proposta' ? await reasonLines(deps, quote) : [];
  const document = await documentOf(deps, quote, template, { facts, installments, reasons });
  // `endosso` is the name of the issued endorsement's file.
  const file = name === 'endosso' ? 'comprovante' : name;
  return { name: `${file}-${identifier}.pdf`, content: await printDocuments([document]) };
}

async function reasonLines(deps: PrintingDeps, quote: QuoteRow): Promise<DocumentLine[]> {
  const { Figures, Answers } = await reasonsOfQuote(deps, quote);
  return [...Figures, ...Answers].map(({ Title, Text, Why }) => ({
    label: Text === null ? Title : `${Title}: ${Text}`,
    text: Why,
  }));
}

async function issuedFacts(deps: PrintingDeps, quote: QuoteRow) {
  const { db } = deps;
  if (!isEndorsement(quote)) {
    const policy = await findPolicyOfQuote(db, quote.id);
    return { policyNumber: policy?.number ?? '', issuedAt: words.moment(policy?.issuedAt ?? null) };
  }
  const policy = quote.policyId === null ? undefined : await findPolicyById(db, quote.policyId);
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  return {
    ...(policy && changeFacts(policy, quote, (await endorsementOf(deps, quote)).rule)),
    ...(endorsement && { effectiveOn: words.date(endorsement.effectiveOn) }),
    policyNumber: policy?.number ?? '',
    endorsementNumber: endorsement?.number ?? '',
    issuedAt: words.moment(endorsement?.issuedAt ?? null),
  };
}

function changeFacts({ validityStart }: PolicyRow, quote: QuoteRow, { title, start, refund }: ChangeRule) {
  return {
    endorsementType: title,
    effectiveOn: start ? words.date(quote.validityStart) : '',
    validityStart: words.date(validityStart),
    ...(refund && { endingType: title, insuredAmount: '', validityEnd: '' }),
  };
}
