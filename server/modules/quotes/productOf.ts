import type { RequestEntry } from '../../../engine/definition';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import type { ConstantTable } from '../../../engine/expression';
import { accountOf, type Caller } from '../../access/Caller';
import type { Problem } from '../../http/Problem';
import { wizardOfCode, type Product } from '../definitions/productStore';
import { refuseQuote } from './problems';
import { DAY_MS } from '../../infra/durations';

/** How long a wizard that was open while a new definition was published may still be sent. */
const GRACE_MS = DAY_MS;

/** The definition that a request names, else the current one, or why there is none. */
export async function productOf(
  { products, clock }: Pick<Deps, 'products' | 'clock'>,
  { wizard }: RequestEntry,
  definition: string | undefined,
): Promise<Product | Problem> {
  const current = products.current(wizard);
  if (!current) return refuseQuote('PRODUCT_UNAVAILABLE');
  if (definition === undefined || definition === current.compiled.source.hash) return current;
  const older = await products.ofHash(definition);
  const isSent = older?.compiled.source.id === wizard && products.wasInForce(definition, graceOf(clock));
  return isSent ? older : refuseQuote('DEFINITION_OUTDATED');
}

export async function madeWith(
  { products }: Pick<Deps, 'products'>,
  { product, definitionHash }: QuoteRow,
): Promise<{ entry: RequestEntry; product: Product } | Problem> {
  const entry = wizardOfCode(products.catalogue, product);
  const made = await products.ofHash(definitionHash);
  return entry && made ? { entry, product: made } : refuseQuote('PRODUCT_UNAVAILABLE');
}

/** Minus 1 ms: a definition that ended right then counts too. */
const graceOf = (clock: Deps['clock']) => new Date(clock.now().getTime() - GRACE_MS - 1);

/** The constants that a wizard names while they may still be sent, else today's. */
export async function constantsFor(
  { products, clock }: Pick<Deps, 'products' | 'clock'>,
  named: string | undefined,
): Promise<{ constants: ConstantTable; constantsHash: string }> {
  const { constants, constantsHash } = products;
  if (named === undefined || named === constantsHash) return { constants, constantsHash };
  const older = products.wasInForce(named, graceOf(clock)) ? await products.constantsOf(named) : undefined;
  return older ? { constants: older, constantsHash: named } : { constants, constantsHash };
}

/** The products as the caller gets them: a release may be for a share of the accounts. */
export function dealingWith<Part extends Pick<Deps, 'products'>>(deps: Part, caller: Caller): Part {
  return { ...deps, products: deps.products.for(accountOf(caller)) };
}
