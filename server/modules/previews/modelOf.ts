import type { PreviewedDocument, PrintBody } from '../../../studio/contract/documentPreview';
import { type Answers, storedSession } from '../../../engine/index';
import { type DocumentName, documentsOf } from '../../../engine/definition';
import { holderField, type Rating } from '../../../engine/rating';
import type { Version } from '../../../studio/impact/Version';
import type { PrintedDocument } from '../issued/printing/content/PrintedDocument';
import { factsOf, quoteFacts } from '../issued/printing/content/facts';
import { expectedRows } from '../issued/printing/content/installments';
import { composeDocument } from '../issued/printing/document';
import { modelRow } from './modelRow';

const MARK = 'MODELO – sem validade';

const OF_CHANGES: Readonly<Record<PreviewedDocument, DocumentName>> = {
  comprovante: 'endosso',
  minuta: 'minuta-endosso',
  proposta: 'proposta-endosso',
};

/** The policy holder as the answers name it, where it was chosen from a list. */
export function chosenHolder(rating: Rating, answers: Answers): string | null {
  const chosen = answers[holderField(rating) ?? ''] as { label?: unknown } | null | undefined;
  return typeof chosen?.label === 'string' ? chosen.label : null;
}

export type Modelled = Pick<PrintBody, 'Document' | 'Answers' | 'Today' | 'Context' | 'Installments'>;

interface Around {
  readonly holder: string | null;
  readonly brand: string;
  readonly at: Date;
}

/** A document as a version prints it of some answers; undefined where it prints none. */
export function modelOf(
  { compiled, constants, rating, clauses = [], subject }: Version,
  body: Modelled,
  { holder, brand, at }: Around,
): PrintedDocument | undefined {
  if (!rating) return undefined;
  const name = rating.change === undefined ? body.Document : OF_CHANGES[body.Document];
  const template = documentsOf(subject.files).get(name);
  if (!template) return undefined;
  const env = { today: body.Today, constants, context: body.Context };
  const row = modelRow(rating, body, env, holder, at);
  const document = composeDocument({
    template,
    product: { compiled, clauses },
    session: storedSession(compiled, body.Answers, env),
    particulars: { facts: factsOf(quoteFacts(row)), installments: expectedRows(row) },
    brand,
    at,
  });
  return { ...document, mark: MARK };
}
