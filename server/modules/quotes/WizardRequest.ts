import type { LookedUp } from '../../../engine';
import type { RequestEntry } from '../../../engine/definition/catalogue';
import type { Deps } from '../../deps';
import type { Caller } from '../../access/Caller';
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
  const isGraceOver = clock.now().getTime() - current.publishedAt.getTime() > GRACE_MS;
  if (older?.compiled.source.id !== entry.wizard || isGraceOver) throw refuseQuote('DEFINITION_OUTDATED');
  return older;
}
