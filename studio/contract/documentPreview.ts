import { Type } from 'typebox';
import type { Static } from 'typebox';
import { anyObject, closed, json, nullable, oneOf } from '../../contract/schema';
import { day } from '../../contract/texts';
import { definitionFault, previewBody } from './workbench';

/** The documents whose text a definition influences; for policy changes, those of endorsements. */
export const PREVIEWED = ['comprovante', 'minuta', 'proposta'] as const;
export type PreviewedDocument = (typeof PREVIEWED)[number];

/** Body of POST /workbench/draft/:id/print and POST /analyst/print, which takes no files. */
export const printBody = closed({
  ...previewBody.properties,
  Document: oneOf(PREVIEWED),
  /** Answers by field path, as the wizard has them. */
  Answers: anyObject<Readonly<Record<string, unknown>>>({ maxProperties: 1000 }),
  Today: day,
  Context: json<unknown>('The person that the wizard is filled by, as its rules read it'),
  /** A choice of payment, which the wizard does not ask; absent until chosen. */
  Installments: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
});
export type PrintBody = Static<typeof printBody>;

/** A PDF as base64, marked as a model; none where the definition, or a text of the document, has faults. */
export const printAnswer = closed({
  Faults: Type.Array(definitionFault),
  Pdf: nullable(Type.String()),
});
export type PrintAnswer = Static<typeof printAnswer>;
