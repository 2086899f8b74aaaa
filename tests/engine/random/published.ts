import { compileDefinition } from '../../../engine/compile/compileDefinition';
import type { CompiledDefinition, StepValidators } from '../../../engine/model/CompiledDefinition';
import type { Definition } from '../../../engine/model/Definition';
import { moduleSource } from '../../../engine/publish/moduleSource';
import { toSchemaErrors, type AjvValidate } from '../../../engine/validate/toSchemaErrors';

interface Module {
  readonly definition: Definition;
  readonly validate: Readonly<Record<string, AjvValidate>>;
}

/** A definition as browsers load it: as text, with the validators that were compiled when it was published. */
export async function publishedOf(definition: Definition): Promise<CompiledDefinition> {
  const source = Buffer.from(await moduleSource(definition)).toString('base64');
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`)) as Module;
  const entries = Object.entries(module.validate).map(([id, validate]) => [id, toSchemaErrors(validate)]);
  return compileDefinition(module.definition, Object.fromEntries(entries) as StepValidators);
}
