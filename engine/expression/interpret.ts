import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Environment, Json } from './types';
import type { Operator } from './operator';
import { operators } from './operators';
import { readOwn, segmentsOf } from './ownPath';

type Operation = (...args: unknown[]) => unknown;

/** json-logic-js hands its operators the data alone, so the environment of the running call waits here. */
let environment: Environment | undefined;

for (const operator of operators.values()) {
  if (operator.kind !== 'standard') jsonLogic.add_operation(operator.name, operationOf(operator));
}
jsonLogic.add_operation('var', readVar);
jsonLogic.rm_operation('log');

/**
 * Evaluates an expression as it stands, for what is cold: rating, record mapping, product check.
 * @throws when json-logic-js meets an operator that does not exist.
 */
export function interpret(expression: Json, data: unknown, env: Environment): unknown {
  const outer = environment;
  environment = env;
  try {
    return jsonLogic.apply(expression as RulesLogic, data);
  } finally {
    environment = outer;
  }
}

function operationOf(operator: Exclude<Operator, { kind: 'standard' }>): Operation {
  switch (operator.kind) {
    case 'pure':
      return operator.apply;
    case 'bound': {
      const bound = remembered(operator.bind);
      return (value, literal) => bound(literal)(value);
    }
    case 'environment': {
      const bound = remembered(operator.bind);
      return (literal, ...args) => bound(literal)(environment as Environment, ...args);
    }
  }
}

/** Not limited: literals come from definitions. */
function remembered<Bound>(bind: (literal: string) => Bound): (literal: unknown) => Bound {
  const known = new Map<string, Bound>();
  return (literal) => {
    const key = String(literal ?? '');
    const bound = known.get(key) ?? bind(key);
    known.set(key, bound);
    return bound;
  };
}

/** json-logic-js's var, of own properties only. */
function readVar(this: unknown, path: unknown, otherwise: unknown = null): unknown {
  const value = readOwn(this, segmentsOf(String(path ?? '')));
  return value === undefined ? otherwise : value;
}
