import { Type } from 'typebox';

/** A moment, as ISO 8601 in UTC. */
export const instant = Type.Unsafe<string>({ type: 'string', format: 'date-time' });

/** A civil day, YYYY-MM-DD. */
export const day = Type.Unsafe<string>({ type: 'string', format: 'date' });

/** A tax id as people type it, with or without its mask. */
export const taxId = Type.String({ minLength: 11, maxLength: 18 });

export const identifier = Type.String({ minLength: 1, maxLength: 40 });

/** Not checked: an invalid one finds nobody. */
export const emailText = Type.String({ minLength: 1, maxLength: 320 });

export const email = Type.String({ format: 'email', maxLength: 320 });

/** Of a definition or a table of constants: SHA-256, hexadecimal. */
export const contentHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const uuid = Type.String({ format: 'uuid' });

export const notBlank = '\\S';

/** Bare digits with area code. */
export const landline = Type.String({ pattern: '^[1-9]\\d{9}$' });
export const mobile = Type.String({ pattern: '^[1-9]\\d{10}$' });

/** Names of persons have letters only (decision 30), with what stands between the parts of a name. */
export const personName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: "^(?!.*\\p{Default_Ignorable_Code_Point})\\s*\\p{L}[\\p{L}\\p{M}' .-]*$",
});

export const anyName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^(?!.*\\p{Default_Ignorable_Code_Point}).*[\\p{L}\\p{N}]',
});

/** Longer ones only cost the identity provider time. */
export const password = Type.String({ minLength: 1, maxLength: 128 });
