import { shaped } from '../model/shaped';
import Ajv from 'ajv';
import ajvErrors from 'ajv-errors';
import { _ } from 'ajv';
import type { StepValidators } from '../model/CompiledDefinition';
import type { Definition } from '../model/Definition';
import { toSchemaErrors, type AjvValidate } from '../validate/toSchemaErrors';
import { formats } from './formats';
import { stepSchema } from './stepSchema';

export const FORMATS_MODULE = './formats';

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

/**
 * Validators compiled at run time: for the server and the analysts' tools, where there is no CSP. Each is compiled when
 * it is first asked, since a server keeps every definition at hand and most of its steps are never validated.
 */
export function createValidators(definition: Pick<Definition, 'steps'>): StepValidators {
  const ajv = once(() => createAjv(definition));
  const entries = definition.steps.map(({ id }) => {
    const validate = once(() => toSchemaErrors(shaped<AjvValidate>(ajv().getSchema(id))));
    const ofStep: StepValidators[string] = (data) => validate()(data);
    return [id, ofStep] as const;
  });
  return Object.fromEntries(entries);
}

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
