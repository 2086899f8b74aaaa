import { Type } from 'typebox';
import type { Static } from 'typebox';
import { wizardName } from '../../contract/drafts';
import { closed, nullable, oneOf, query } from '../../contract/schema';
import { PREVIEWED } from './documentPreview';

/** Query of GET …/impact/papers: `at` is the place in the list of the document that is printed. */
export const papersQuery = query({
  product: wizardName,
  at: Type.Integer({ minimum: 0, maximum: 500, default: 0 }),
});

const side = closed({
  /** Base64, with what the other does not say underlined. */
  Pdf: Type.String(),
  /** What the other does not say, in the order of the pages. */
  Texts: Type.Array(Type.String()),
});

/** Documents of golden cases that another version prints otherwise. */
export const papersAnswer = closed({
  /** How many cases were printed under both versions, of how many that could be. */
  Compared: Type.Integer(),
  Total: Type.Integer(),
  Items: Type.Array(closed({ Case: Type.String(), Document: oneOf(PREVIEWED) })),
  /** The document that was asked for; none where there is no such place in the list. */
  Shown: nullable(closed({ Before: side, After: side })),
});
export type PapersAnswer = Static<typeof papersAnswer>;
