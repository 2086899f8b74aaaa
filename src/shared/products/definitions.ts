import { type CompiledDefinition, compileDefinition, toSchemaErrors } from '../../../engine/index';
import { products, type ProductModule } from 'virtual:lastro/products';

/** A product's module made ready for sessions. */
export function compile({ definition, validate }: ProductModule): CompiledDefinition {
  const validators = Object.entries(validate).map(([step, check]) => [step, toSchemaErrors(check)]);
  return compileDefinition(definition, Object.fromEntries(validators));
}

/** Asks for the build's definition while it is not known which one is in force: mostly it is this one. */
export function fetchAhead(wizard: string): void {
  // What was published since the build is fetched once its hash is known.
  products[wizard]?.().catch(() => undefined);
}

/** The definition of the build. */
export async function loadCurrent(wizard: string): Promise<CompiledDefinition> {
  const load = products[wizard];
  if (!load) throw new Error(`There is no definition of ${wizard} in force.`);
  return compile(await load());
}

/** The definition a quote was made under, or that was published since the portal was built. */
export async function loadByHash(wizard: string, hash: string): Promise<CompiledDefinition> {
  const current = products[wizard] && (await products[wizard]());
  if (current?.definition.hash === hash) return compile(current);
  const address = `/api/definition/${hash}.js`;
  return compile((await import(/* @vite-ignore */ address)) as ProductModule);
}
