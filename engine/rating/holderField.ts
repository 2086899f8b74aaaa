import type { Rating } from './types';

const CHOSEN = '.value';

/** The path of an expression that is only a `var`; undefined for a computed one. */
export function variableOf(expression: unknown): string | undefined {
  const path = (expression as { var?: unknown } | undefined)?.var;
  return typeof path === 'string' ? path : undefined;
}

/** The question that the policy holder is chosen in; undefined where a product has another way to know it. */
export function holderField({ client }: Pick<Rating, 'client'>): string | undefined {
  const path = variableOf(client);
  return path?.endsWith(CHOSEN) ? path.slice(0, -CHOSEN.length) : undefined;
}
