import { callOf } from '../../../engine/expression';
import type { Claim } from './Claim';

/** A claim as those that it is made of, each of which can refuse answers before all are chosen. */
export function atomic({ expression, holds }: Claim): Claim[] {
  const call = callOf(expression);
  if (call?.name === '!' && call.args.length === 1)
    return atomic({ expression: call.args[0]!, holds: !holds });
  if (call?.name === (holds ? 'and' : 'or'))
    return call.args.flatMap((part) => atomic({ expression: part, holds }));
  return [{ expression, holds }];
}
