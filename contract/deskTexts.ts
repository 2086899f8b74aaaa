import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, oneOf, query } from './schema';
import { identifier, instant, notBlank, uuid } from './texts';

/** What the desk prepares texts for: refusing, asking less than the minimum, asking for a correction. */
export const deskTextKinds = ['denial', 'premium', 'correction'] as const;
export type DeskTextKind = (typeof deskTextKinds)[number];

/** What a text may name of a request, in braces, and what stands there then. */
export const textPlaces = ['numero', 'produto', 'tomador', 'segurado', 'importancia', 'solicitante'] as const;
export type TextPlace = (typeof textPlaces)[number];

/** Body of POST /desk/texts. */
export const deskTextBody = closed({
  kind: oneOf(deskTextKinds),
  title: Type.String({ maxLength: 80, pattern: notBlank }),
  text: Type.String({ maxLength: 1000, pattern: notBlank }),
});
export type DeskTextBody = Static<typeof deskTextBody>;

/** Body of PUT /desk/text. */
export const deskTextChange = closed({ id: uuid, ...deskTextBody.properties });
export type DeskTextChange = Static<typeof deskTextChange>;

/** Query of GET /desk/texts: of a request, the texts come with its facts in their places. */
export const deskTextQuery = query({ identifier: Type.Optional(identifier) });

export const deskText = closed({
  Id: uuid,
  Kind: oneOf(deskTextKinds),
  Title: Type.String(),
  Text: Type.String(),
  UpdatedBy: Type.String(),
  UpdatedAt: instant,
});
export type DeskText = Static<typeof deskText>;
