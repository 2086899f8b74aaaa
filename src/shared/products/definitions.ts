import { type CompiledDefinition, compileDefinition, toSchemaErrors } from '../../../engine/index';
import { products, type ProductModule } from 'virtual:lastro/products';

export function compile({ definition, validate }: ProductModule): CompiledDefinition {
  const validators = Object.entries(validate).map(([step, check]) => [step, toSchemaErrors(check)]);
  return compileDefinition(definition, Object.fromEntries(validators));
}

/** Prefetches the build's definition, usually the one in force. */
export function fetchAhead(wizard: string): void {
  // What was published since the build is fetched once its hash is known.
  products[wizard]?.().catch(() => undefined);
}

export async function loadCurrent(wizard: string): Promise<CompiledDefinition> {
  const load = products[wizard];
  if (!load) throw new Error(`There is no definition of ${wizard} in force.`);
  return compile(await load());
}

export async function loadByHash(wizard: string, hash: string): Promise<CompiledDefinition> {
  const current = products[wizard] && (await products[wizard]());
  if (current?.definition.hash === hash) return compile(current);
  const address = `/api/definition/${hash}.js`;
  return compile((await import(/* @vite-ignore */ address)) as ProductModule);
}
