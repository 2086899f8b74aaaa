import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { uuid } from './texts';

/** Body of POST /document/save; `content` is base64, with or without a data-URL prefix. Answered with the id. */
export const saveBody = closed({
  DocumentName: Type.String({ minLength: 1, maxLength: 500 }),
  DocumentType: Type.String({ maxLength: 100 }),
  content: Type.String(),
});
export type SaveBody = Static<typeof saveBody>;

/** Whether a file comes as base64 in the envelope instead of as a file. */
export const base64 = Type.Boolean({ default: false });

export const documentQuery = query({ wingsDocumentId: uuid, base64 });
