import { Type } from 'typebox';
import type { Static } from 'typebox';
import { base64 } from './documents';
import { closed, nullable, query } from './schema';

/** Body of POST /user/termsofservice/AceptLastVersion, which may be left out. */
export const acceptBody = nullable(
  closed({
    /** The browser's guess; the server records the address that it sees (decision 47). */
    ipAddress: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    /** The version on the screen; by default the one in force. */
    version: Type.Optional(Type.String({ maxLength: 20 })),
  }),
);

export const termsDocumentQuery = query({ base64 });

const termsText = closed({ id: Type.String(), textTitle: Type.String(), textDescription: Type.String() });
export type TermsText = Static<typeof termsText>;

const termsSection = closed({
  id: Type.String(),
  title: Type.String(),
  subDescription: Type.Array(termsText),
});
export type TermsSection = Static<typeof termsSection>;

/** The terms of use in force; sections keep the casing of the specification's entity. */
export const termsOfUse = closed({
  Version: Type.String(),
  PublishedOn: Type.String(),
  Hash: Type.String(),
  Sections: Type.Array(termsSection),
});
export type Terms = Static<typeof termsOfUse>;
