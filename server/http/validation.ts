import Ajv from 'ajv';
import type { ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { FieldError } from './Problem';
import { validationMessages } from './validationMessages';

const MAX_REPORTED = 50;

// A body is taken as it is: an unknown field or a wrong type is named, never dropped or coerced.
const bodyAjv = addFormats(new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }));
// A query string holds only text, so its numbers and booleans are read from it.
const textAjv = addFormats(new Ajv({ coerceTypes: 'array', removeAdditional: true, useDefaults: true }));

export function useBorderValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodyAjv : textAjv).compile(schema),
  );
  app.setSchemaErrorFormatter((errors) => new BorderError(errors as ErrorObject[]));
}

export class BorderError extends Error {
  override readonly name = 'BorderError';
  readonly fields: FieldError[];

  constructor(errors: readonly ErrorObject[]) {
    super('border validation failed');
    this.fields = errors.slice(0, MAX_REPORTED).map(fieldError);
  }
}

function fieldError(error: ErrorObject): FieldError {
  const { code, message } = validationMessages[error.keyword] ?? validationMessages.default;
  return { path: pathOf(error), code, message };
}

function pathOf({ instancePath, params }: ErrorObject): string {
  const property: unknown = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').slice(1).map(unescapePointer);
  return [...parts, ...(typeof property === 'string' ? [property] : [])].join('.');
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
