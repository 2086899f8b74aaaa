import { Type } from 'typebox';
import type { Static } from 'typebox';

const hex = '[0-9a-f]';

/** A version of the definitions as an address names it: what everybody gets now, a release by its number, a draft by its id. */
export const versionKey = Type.String({
  pattern: `^(?:em-vigor|publicacao-[1-9]\\d{0,8}|rascunho-${hex}{8}(?:-${hex}{4}){3}-${hex}{12})$`,
});
export type VersionKey = Static<typeof versionKey>;
