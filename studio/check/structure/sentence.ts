import type { ErrorObject } from 'ajv';
import { pointerPart } from '../../../engine/definition';
import { nearest } from '../../../engine/index';
import type { FaultCode } from '../faultCodes';
import type { Finding } from '../finding';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

type Params = Readonly<Record<string, unknown>>;
type Schema = Readonly<Record<string, unknown>>;
type Say = (error: ErrorObject, params: Params, schema: Schema) => Omit<Finding, 'pointer'> & { at?: string };

const tooFew: Say = (error) => ({ code: 'too-few', message: `This ${error.message ?? 'is too little'}.` });
const wrongForm: Say = (error) => ({
  code: 'wrong-form',
  message: `This ${error.message ?? 'is not as it should be'}.`,
});

function offered(schema: Schema): string[] {
  return Object.keys((schema.properties as object | undefined) ?? {});
}

const SAY: Readonly<Record<string, Say>> = {
  required: (_error, { missingProperty }) => ({
    code: missingProperty === '$schema' ? 'missing-schema' : 'missing-property',
    message: `"${missingProperty}" is missing.`,
  }),
  dependencies: (_error, { property, missingProperty }) => ({
    code: 'missing-property',
    message: `"${property}" needs "${missingProperty}" beside it.`,
  }),
  additionalProperties: (_error, { additionalProperty }, schema) => ({
    at: pointerPart(String(additionalProperty)),
    code: 'unknown-property',
    message: `There is no "${additionalProperty}" here.`,
    suggestion: nearest(String(additionalProperty), offered(schema)),
  }),
  enum: ({ data }, { allowedValues }, schema) => {
    const values = allowedValues as readonly string[];
    const suggestion = typeof data === 'string' ? nearest(data, values) : undefined;
    if (schema.what === undefined) {
      return {
        code: 'wrong-value',
        message: `${JSON.stringify(data)} is none of ${values.join(', ')}.`,
        suggestion,
      };
    }
    return {
      code: `unknown-${schema.what}` as FaultCode,
      message: `There is no ${schema.what} "${data}".`,
      suggestion,
    };
  },
  const: (_error, { allowedValue }) => ({
    code: 'wrong-value',
    message: `Only ${JSON.stringify(allowedValue)} can stand here.`,
  }),
  type: ({ data }, { type }) => {
    const names = [type].flat().map((name) => TYPE_NAMES[String(name)] ?? String(name));
    return {
      code: 'wrong-type',
      message: `${names.join(' or ')} is expected here, not ${TYPE_NAMES[typeOf(data)]}.`,
    };
  },
  pattern: (error, _params, schema) => ({
    at: error.propertyName === undefined ? '' : pointerPart(error.propertyName),
    code: 'wrong-form',
    message: String(schema.patternErrorMessage ?? `This must match ${schema.pattern}.`),
  }),
  oneOf: (_error, _params, schema) => ({ code: 'wrong-form', message: String(schema.oneOfMessage) }),
  uniqueItems: (_error, { i, j }) => ({ code: 'wrong-form', message: `Entries ${j} and ${i} are the same.` }),
  minLength: () => ({ code: 'too-few', message: 'This is empty.' }),
  minItems: () => ({ code: 'too-few', message: 'This list is empty.' }),
  minProperties: () => ({ code: 'too-few', message: 'There is nothing in here.' }),
  minimum: tooFew,
  exclusiveMinimum: tooFew,
  maxLength: wrongForm,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sentence for an Ajv error (made with `verbose`); `undefined` for one that only wraps another. */
export function sentence(error: ErrorObject): Finding | undefined {
  const said = SAY[error.keyword]?.(error, error.params, error.parentSchema ?? {});
  if (!said) return undefined;
  const { at = '', ...finding } = said;
  return { ...finding, pointer: error.instancePath + at, message: capital(finding.message) };
}
