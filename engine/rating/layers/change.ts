import { levelsOf, lower, raise, wholeFrom } from './reshape';
import { chargeOf, valueOf, worthOf } from './worth';
import type { ChangeCost, Ledger, Piece, Share, Stretch } from './types';

export interface Change {
  readonly from: string;
  readonly stretches: readonly Stretch[];
}

/** The ledger of a newly issued policy: one layer, whatever its premium (cents) was made of. */
export function firstLedger(charged: number, cover: Piece): Ledger {
  const whole = [cover];
  return { layers: [{ document: 0, charged, whole, pieces: whole }], taken: [] };
}

/**
 * What a change costs at a rate (% a year): what it adds at that rate, what it puts back for what was given back, less
 * what it takes off. All are whole cents of layers, so that the costs of a sequence add up to the difference of its ends.
 */
export function costOf(ledger: Ledger, { from, stretches }: Change, rate: number): ChangeCost {
  const over = levelsOf(ledger, wholeFrom(from, stretches));
  const lowered = lower(ledger, over);
  const { ledger: raised, added } = raise(lowered, over, true);
  const refunds = given(ledger, lowered);
  const putBack = given(raised, lowered).reduce((sum, { value }) => sum + value, 0);
  const charge = putBack + chargeOf(added, rate);
  return { premium: charge - refunds.reduce((sum, { value }) => sum + value, 0), charge, refunds };
}

/**
 * The ledger once a change was issued as a document at a premium (cents), whoever set it. What the premium pays beyond
 * what is put back is the new layer's; where it does not pay for that, all that is added is a layer of its own.
 */
export function settle(
  ledger: Ledger,
  { from, stretches }: Change,
  { document, premium }: { document: number; premium: number },
): Ledger {
  const over = levelsOf(ledger, wholeFrom(from, stretches));
  const lowered = lower(ledger, over);
  const paid = premium + valueOf(ledger) - valueOf(lowered);
  const raised = raise(lowered, over, true);
  const rest = paid - (valueOf(raised.ledger) - valueOf(lowered));
  if (rest >= 0) return withLayer(raised.ledger, document, rest, raised.added);
  const apart = raise(lowered, over, false);
  return withLayer(apart.ledger, document, Math.max(0, paid), apart.added);
}

function withLayer(ledger: Ledger, document: number, charged: number, whole: readonly Piece[]): Ledger {
  if (whole.length === 0) return ledger;
  return { ...ledger, layers: [...ledger.layers, { document, charged, whole, pieces: whole }] };
}

function given(before: Ledger, after: Ledger): Share[] {
  const shares: Share[] = [];
  for (let index = before.layers.length - 1; index >= 0; index -= 1) {
    const [layer, left] = [before.layers[index]!, after.layers[index]!];
    // Of a hundred layers most stay as they are, the same object.
    const value = layer === left ? 0 : worthOf(layer) - worthOf(left);
    if (value > 0) shares.push({ document: layer.document, value });
  }
  return shares;
}
