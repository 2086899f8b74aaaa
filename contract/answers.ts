import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { closed } from './schema';

/** The body of every success (specification 1 §7). The portal's client replaces it by `Data`. */
function success<Data extends TSchema>(data: Data) {
  return closed({
    StatusCode: Type.Unsafe<200>({ type: 'integer', const: 200 }),
    Message: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    Data: data,
  });
}

const fieldError = closed({ path: Type.String(), code: Type.String(), message: Type.String() });
export type FieldError = Static<typeof fieldError>;

/** The body of every refusal; `Title` and `Errors` only where there are any. */
const refusal = closed({
  StatusCode: Type.Integer(),
  Code: Type.String(),
  Title: Type.Optional(Type.String()),
  Message: Type.String(),
  Errors: Type.Optional(Type.Array(fieldError)),
});
export type Refusal = Static<typeof refusal>;

const refusals = {
  '4xx': {
    ...refusal,
    description: 'Refused: a code, a sentence for people, and what is wrong field by field.',
  },
  '5xx': { ...refusal, description: 'No fault of the caller. A 503 says in Retry-After when to ask again.' },
};

export function answers<Data extends TSchema>(data: Data) {
  return { 200: { ...success(data), description: 'The answer, in `Data`.' }, ...refusals };
}

export const done = answers(Type.Null());

const content = Type.Unsafe<Buffer | string>({ type: 'string', format: 'binary' });

export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function file(type: string) {
  const files: Readonly<Record<string, { schema: typeof content }>> = { [type]: { schema: content } };
  return { 200: { description: 'The file.', content: files }, ...refusals };
}

export const excel = file(EXCEL);

export const ZIP = 'application/zip';
export const zip = file(ZIP);

export const printed = {
  200: {
    description: 'The file, or its base64 in `Data`.',
    content: {
      'application/json': { schema: success(Type.String()) },
      'application/pdf': { schema: content },
    },
  },
  ...refusals,
};
