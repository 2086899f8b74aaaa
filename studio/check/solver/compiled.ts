import { compileExpression, type Evaluate, type Json, readsOf } from '../../../engine/expression';
import { once } from '../../../engine/index';
import { placeOf } from './Variable';

/** A condition in variables, ready to be tried: how it is evaluated, and the places of the variables that it reads. */
export interface Compiled {
  readonly evaluate: Evaluate;
  readonly places: readonly number[];
}

function compiledOf(condition: Json): Compiled {
  const reader = (name: string): Evaluate => {
    const place = placeOf(name);
    return (frame) => frame.values[place];
  };
  return {
    evaluate: compileExpression(condition, { reader }),
    places: readsOf(condition).fields.map(placeOf),
  };
}

const known = once((condition: object) => compiledOf(condition as Json));

export function compiled(condition: Json): Compiled {
  return typeof condition === 'object' && condition !== null ? known(condition) : compiledOf(condition);
}
