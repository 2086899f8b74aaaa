import { fold, type Known } from '../expression/fold';
import type { Json } from '../expression';
import type { Pricing } from './types';

/**
 * A rating folded for one policy: only what may still change stays open. It prices the same and tells no other
 * rates, so that it may leave the server.
 */
export function foldRating(rating: Pricing, known: Known): Pricing {
  const folded = (expression: Json) => fold(expression, known);
  const { insurer, decisions, insuredAmount, validity, layers, installments } = rating;
  const { minimumPremium, maximumPremium, commercialPremium, iofRate } = rating;
  return {
    insurer,
    decisions: decisions
      .map((decision) => ({ ...decision, when: folded(decision.when) }))
      .filter(({ when }) => when !== false),
    insuredAmount: folded(insuredAmount),
    validity: { start: folded(validity.start), end: folded(validity.end) },
    ...(layers && { layers: { ...each(layers, folded), held: each(layers.held, folded) } }),
    ...(minimumPremium !== undefined && { minimumPremium: folded(minimumPremium) }),
    ...(maximumPremium !== undefined && { maximumPremium: folded(maximumPremium) }),
    commercialPremium: folded(commercialPremium),
    iofRate: folded(iofRate),
    installments: each(installments, folded),
  };
}

function each<Named extends object>(named: Named, folded: (expression: Json) => Json): Named {
  const entries = Object.entries(named).filter(([name]) => name !== 'held');
  return Object.fromEntries(entries.map(([name, one]) => [name, folded(one as Json)])) as Named;
}
