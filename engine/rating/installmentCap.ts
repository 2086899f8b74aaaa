import type { Json } from '../expression';
import type { Pricing } from './types';

/** The most installments: the product's cap, as far as none falls below its minimum; at least one. */
export function installmentCap({ installments: { cap, minimum } }: Pricing): Json {
  if (minimum === undefined) return cap;
  const affordable: Json = { floorTo: [{ over: [{ answer: ['premium'] }, minimum, 6] }, 0] };
  return { max: [1, { min: [cap, affordable] }] };
}
