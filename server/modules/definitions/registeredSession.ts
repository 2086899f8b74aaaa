import {
  type CompiledDefinition,
  type Environment,
  type Session,
  storedSession,
} from '../../../engine/index';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';

export type Taken = Pick<
  QuoteRow,
  'identifier' | 'definitionHash' | 'constantsHash' | 'businessDay' | 'context' | 'answers'
>;

export async function takenWith(
  { products }: Pick<Deps, 'products'>,
  { identifier, definitionHash, constantsHash, businessDay, context }: Omit<Taken, 'answers'>,
): Promise<{ definition: CompiledDefinition; env: Environment }> {
  const [product, constants] = await Promise.all([
    products.ofHash(definitionHash),
    products.constantsOf(constantsHash),
  ]);
  if (!product || !constants) throw new Error(`what ${identifier} was made under is not there`);
  return { definition: product.compiled, env: { today: businessDay, constants, context } };
}

/**
 * A request as it was registered or last edited: its answers, read with what they were taken with, so
 * that everybody reads the same at any time.
 */
export async function registeredSession(deps: Pick<Deps, 'products'>, taken: Taken): Promise<Session> {
  const { definition, env } = await takenWith(deps, taken);
  return storedSession(definition, taken.answers, env);
}
