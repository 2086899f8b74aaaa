import type { LookedUp } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import type { Deps } from '../../deps';
import type { ConstantTable } from '../../../engine/expression';
import { accountOf, type Caller } from '../../access/Caller';
import type { Product } from '../definitions/productStore';
import { refuseQuote } from './problems';
import { DAY_MS } from '../../infra/durations';

/** How long a wizard that was open while a new definition was published may still be sent. */
const GRACE_MS = DAY_MS;

/** What a wizard sends when it is done. */
export interface WizardRequest {
  caller: Caller;
  entry: RequestEntry;
  record: unknown;
  /** Hash of the definition that the wizard was filled under; the current one when it does not say. */
  definition?: string;
  /** Hash of the constants that it was filled with; the current ones when it does not say. */
  constants?: string;
}

/** A request whose look-ups were asked again. */
export interface CheckedRequest extends WizardRequest {
  looked: LookedUp;
}

/** The definition that a request would be reviewed with, if there is one. */
export async function reviewedWith(
  { products }: Deps,
  { entry, definition }: WizardRequest,
): Promise<Product | undefined> {
  const current = products.current(entry.wizard);
  if (definition === undefined || definition === current?.compiled.source.hash) return current;
  const older = await products.ofHash(definition);
  return older?.compiled.source.id === entry.wizard ? older : undefined;
}

/** The definition that a request is reviewed with. Throws PRODUCT_UNAVAILABLE, DEFINITION_OUTDATED. */
export async function productOf(
  { products, clock }: Deps,
  { entry, definition }: WizardRequest,
): Promise<Product> {
  const current = products.current(entry.wizard);
  if (!current) throw refuseQuote('PRODUCT_UNAVAILABLE');
  if (definition === undefined || definition === current.compiled.source.hash) return current;
  const older = await products.ofHash(definition);
  const isKnown = older?.compiled.source.id === entry.wizard;
  if (!isKnown || !products.wasInForce(definition, graceOf(clock))) throw refuseQuote('DEFINITION_OUTDATED');
  return older;
}

/** What ended with the last moment of the grace may still be sent. */
const graceOf = (clock: Deps['clock']) => new Date(clock.now().getTime() - GRACE_MS - 1);

/** The constants that a wizard was filled with: those it names while they may still be sent, else today's. */
export async function constantsFor(
  { products, clock }: Pick<Deps, 'products' | 'clock'>,
  named: string | undefined,
): Promise<{ constants: ConstantTable; constantsHash: string }> {
  const { constants, constantsHash } = products;
  if (named === undefined || named === constantsHash) return { constants, constantsHash };
  const older = products.wasInForce(named, graceOf(clock)) ? await products.constantsOf(named) : undefined;
  return older ? { constants: older, constantsHash: named } : { constants, constantsHash };
}

/** The same application as the caller gets it: a release may be for a share of the accounts. */
export function dealingWith<Part extends Pick<Deps, 'products'>>(deps: Part, caller: Caller): Part {
  return { ...deps, products: deps.products.for(accountOf(caller)) };
}
