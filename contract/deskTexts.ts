import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, oneOf, query } from './schema';
import { identifier, instant, notBlank, uuid } from './texts';

export const deskTextKinds = ['denial', 'premium', 'correction'] as const;
export type DeskTextKind = (typeof deskTextKinds)[number];

/** Placeholders of a text, written in braces. */
export const textPlaces = ['numero', 'produto', 'tomador', 'segurado', 'importancia', 'solicitante'] as const;
export type TextPlace = (typeof textPlaces)[number];

export const deskTextBody = closed({
  kind: oneOf(deskTextKinds),
  title: Type.String({ maxLength: 80, pattern: notBlank }),
  text: Type.String({ maxLength: 1000, pattern: notBlank }),
});
export type DeskTextBody = Static<typeof deskTextBody>;

export const deskTextChange = closed({ id: uuid, ...deskTextBody.properties });
export type DeskTextChange = Static<typeof deskTextChange>;

/** With a request, placeholders are filled with its facts. */
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
