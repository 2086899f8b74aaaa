import type { Operator, OperatorNote } from './operator';
import { dataOperators as environmentOperators } from './added/data';
import { dateOperators } from './added/dates';
import { listOperators as addedListOperators } from './added/lists';
import { moneyOperators } from './added/money';
import { moneyTextOperators } from './added/moneyText';
import { plainTextOperators } from './added/plainText';
import { taxIdOperators } from './added/taxIds';
import { textOperators as addedTextOperators } from './added/text';
import { arithmeticOperators } from './standard/arithmetic';
import { comparisonOperators } from './standard/comparison';
import { dataOperators } from './standard/data';
import { listOperators } from './standard/lists';
import { logicOperators } from './standard/logic';
import { textOperators } from './standard/text';

const all: readonly Operator[] = [
  ...dataOperators,
  ...environmentOperators,
  ...logicOperators,
  ...comparisonOperators,
  ...arithmeticOperators,
  ...dateOperators,
  ...moneyOperators,
  ...moneyTextOperators,
  ...textOperators,
  ...addedTextOperators,
  ...plainTextOperators,
  ...taxIdOperators,
  ...listOperators,
  ...addedListOperators,
];

/** The closed list: an operator that is not here does not exist. */
export const operators: ReadonlyMap<string, Operator> = new Map(
  all.map((operator) => [operator.name, operator]),
);

export const operatorReference: readonly OperatorNote[] = all.map(({ name, group, args, gives, example }) => {
  return { name, group, args, gives, example };
});
