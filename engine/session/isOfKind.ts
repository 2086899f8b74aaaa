import type { FieldSchema } from '../model/FieldSchema';

const isObject = (answer: unknown) => typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const KINDS: Readonly<Record<FieldSchema['type'], (answer: unknown) => boolean>> = {
  string: (answer) => typeof answer === 'string',
  number: (answer) => typeof answer === 'number',
  integer: (answer) => typeof answer === 'number',
  boolean: (answer) => typeof answer === 'boolean',
  array: Array.isArray,
  object: isObject,
};

/** Whether an answer is of the type of its question; its limits are judged elsewhere. */
export const isOfKind = ({ schema }: { readonly schema: Pick<FieldSchema, 'type'> }, answer: unknown) =>
  KINDS[schema.type](answer);
