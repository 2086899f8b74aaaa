import { Type } from 'typebox';
import type { Static } from 'typebox';

const hex = '[0-9a-f]';

const release = 'publicacao-[1-9]\\d{0,8}';
const draft = `rascunho-${hex}{8}(?:-${hex}{4}){3}-${hex}{12}`;

/** A version of the definitions as an address names it: what everybody gets now, a release by its number, a draft by its id. */
export const versionKey = Type.String({
  pattern: `^(?:em-vigor|${release}|${draft})$`,
});
export type VersionKey = Static<typeof versionKey>;

/** What people write comments on: a release or a draft. */
export const discussedKey = Type.String({ pattern: `^(?:${release}|${draft})$` });
export type DiscussedKey = Static<typeof discussedKey>;
