import type {
  BoundOperator,
  EnvironmentOperator,
  Operator,
  OperatorGroup,
  PureOperator,
  StandardOperator,
} from './operator';

/** An operator as the table of its group writes it, by its name. */
type Table<Kind extends Operator> = Readonly<Record<string, Written<Kind>>>;
type Written<Kind extends Operator> = Omit<Kind, 'kind' | 'name' | 'group'>;

export function standardOperators(group: OperatorGroup, table: Table<StandardOperator>): StandardOperator[] {
  return Object.entries(table).map(([name, written]) => ({ kind: 'standard', name, group, ...written }));
}

export function environmentOperators(
  group: OperatorGroup,
  table: Table<EnvironmentOperator>,
): EnvironmentOperator[] {
  return Object.entries(table).map(([name, written]) => ({ kind: 'environment', name, group, ...written }));
}

/** Operators that json-logic-js does not have: of their arguments alone, or of one and a literal that `bind` prepares. */
export function addedOperators(
  group: OperatorGroup,
  table: Readonly<Record<string, Written<PureOperator> | Written<BoundOperator>>>,
): (PureOperator | BoundOperator)[] {
  return Object.entries(table).map(([name, written]) =>
    'bind' in written
      ? { kind: 'bound', name, group, ...written }
      : { kind: 'pure', name, group, ...written },
  );
}
