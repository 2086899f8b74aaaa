import Ajv from 'ajv';
import ajvErrors from 'ajv-errors';
import { _ } from 'ajv';
import type { StepValidators } from '../model/CompiledDefinition';
import type { Definition } from '../model/Definition';
import { toSchemaErrors, type AjvValidate } from '../validate/toSchemaErrors';
import { formats } from './formats';
import { stepSchema } from './stepSchema';

/** Where compiled code finds the formats, relative to this folder. */
export const FORMATS_MODULE = './formats';

/** An Ajv that knows our formats and messages, and the step schemas of one definition. */
export function createAjv(definition: Pick<Definition, 'steps'>): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    formats,
    code: { source: true, formats: _`require(${FORMATS_MODULE}).formats` },
  });
  ajvErrors(ajv);
  for (const step of definition.steps) ajv.addSchema(stepSchema(step));
  return ajv;
}

/** Validators compiled at run time: for the server and the analysts' tools, where there is no CSP. */
export function createValidators(definition: Pick<Definition, 'steps'>): StepValidators {
  const ajv = createAjv(definition);
  const entries = definition.steps.map((step) => {
    const validate = ajv.getSchema(step.id) as unknown as AjvValidate;
    return [step.id, toSchemaErrors(validate)] as const;
  });
  return Object.fromEntries(entries);
}
