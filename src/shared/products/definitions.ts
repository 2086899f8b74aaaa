import { compileDefinition, toSchemaErrors, type CompiledDefinition } from '../../../engine';
import { products, type ProductModule } from 'virtual:lastro/products';

/** A product's module made ready for sessions. */
export function compile({ definition, validate }: ProductModule): CompiledDefinition {
  const validators = Object.entries(validate).map(([step, check]) => [step, toSchemaErrors(check)]);
  return compileDefinition(definition, Object.fromEntries(validators));
}

/** The definition a wizard is filled under today. */
export async function loadCurrent(wizard: string): Promise<CompiledDefinition> {
  return compile(await products[wizard]!());
}

/** The definition a quote was made under, which may be older than today's. */
export async function loadByHash(wizard: string, hash: string): Promise<CompiledDefinition> {
  const current = products[wizard] && (await products[wizard]());
  if (current?.definition.hash === hash) return compile(current);
  const address = `/api/definition/${hash}.js`;
  return compile((await import(/* @vite-ignore */ address)) as ProductModule);
}
