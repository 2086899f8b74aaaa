import { interpret, readsOf, type Environment, type Json } from '../../expression';
import { callOf } from '../../expression/expressionShape';
import type { Pricing } from '../types';

/** R$ with tax that a rating never asks less than: a premium that is the larger of several is no less than one that no answer moves. */
export function leastOf({ commercialPremium, iofRate }: Pricing, env: Environment): number | undefined {
  const call = callOf(commercialPremium);
  if (call?.name !== 'max' || !isFixed(iofRate)) return undefined;
  const floors = call.args.filter(isFixed).map((floor) => interpret(floor, {}, env));
  const known = floors.filter((floor) => typeof floor === 'number' && floor > 0) as number[];
  if (known.length === 0) return undefined;
  const premium: Json = { roundTo: [Math.max(...known), 2] };
  return interpret({ sum: [premium, { percentOf: [premium, iofRate] }] }, {}, env) as number;
}

function isFixed(expression: Json): boolean {
  const { fields, context, answer } = readsOf(expression);
  return fields.length === 0 && context.length === 0 && !answer;
}
