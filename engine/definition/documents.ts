import { contentOf } from './contentOf';
import type { ProductFiles } from './files';

/** The documents that are made of a request, a policy or a billet: the files of _documents/. */
export const DOCUMENTS = [
  'minuta',
  'comprovante',
  'proposta',
  'apolice',
  'endosso',
  'endosso-emitido',
  'minuta-endosso',
  'proposta-endosso',
  'boleto',
] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** What a text of a document may show, as {name}; a line or paragraph of which one is empty is left out. */
export const DOCUMENT_FACTS = [
  'identifier',
  'product',
  'insurer',
  'status',
  'createdAt',
  'expiresAt',
  'printedAt',
  'holderName',
  'holderDocument',
  'insuredName',
  'insuredDocument',
  'insuredAmount',
  'validityStart',
  'validityEnd',
  'commercialPremium',
  'iof',
  'grossPremium',
  'installments',
  'payment',
  'proposalNumber',
  'proposalReadyAt',
  'acceptedAt',
  'policyNumber',
  'issuedAt',
  'endorsementNumber',
  'endorsementType',
  'endingType',
  'effectiveOn',
  'validityEndBefore',
  'insuredAmountBefore',
  'contractValueBefore',
  'contractValue',
  'insuredBefore',
  'insuredDocumentBefore',
  'insuredPlaceBefore',
  'insuredPlace',
  'objectText',
  'coverageFine',
  'coverageLabor',
  'civilWork',
  'cancelledOn',
  'refund',
  'installment',
  'amount',
  'dueDate',
  'overdueSince',
  'paidAt',
  'cancelledOnBillet',
  'loweredFrom',
  'verificationPage',
  'verificationCode',
  'verificationAddress',
  'signedBy',
  'signatureValidator',
] as const;
export type DocumentFact = (typeof DOCUMENT_FACTS)[number];

/** Facts as printed; '' for one that is missing. */
export type DocumentFacts = Readonly<Record<DocumentFact, string>>;

/**
 * What a section prints besides texts of its own: the definition's summary, the product's clauses, the installments,
 * a billet's slip with its bar code, how the paper is verified, with a code for a camera, and why figures and answers that
 * rules gave are what they are.
 */
export const PRINTS = ['summary', 'clauses', 'installments', 'slip', 'verification', 'reasons'] as const;

export interface DocumentLine {
  readonly label: string;
  readonly text: string;
}

/** One section of a document; of `lines`, `table`, `paragraphs` and `print` it has one, a slip and a verification have paragraphs too. */
export interface DocumentSection {
  readonly title?: string;
  /** Left out when this fact is not empty. */
  readonly unless?: DocumentFact;
  readonly lines?: readonly DocumentLine[];
  /** Lines of amounts, the last one their sum. */
  readonly table?: readonly DocumentLine[];
  readonly paragraphs?: readonly string[];
  readonly print?: (typeof PRINTS)[number];
}

export interface DocumentTemplate {
  readonly title: string;
  /** Written across every page until the draft is issued: by itself the document is worth nothing. */
  readonly mark?: string;
  /** The fact that names the file and stands in the heading. */
  readonly number: DocumentFact;
  readonly sections: readonly DocumentSection[];
}

export const PLACEHOLDER = /\{(\w+)\}/g;

export function documentFile(name: DocumentName): string {
  return `_documents/${name}.json`;
}

export function documentsOf(files: ProductFiles): ReadonlyMap<DocumentName, DocumentTemplate> {
  return new Map(
    DOCUMENTS.filter((name) => files.has(documentFile(name))).map((name) => [
      name,
      contentOf<DocumentTemplate>(files, documentFile(name))!,
    ]),
  );
}
