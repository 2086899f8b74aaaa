import type { Json } from '../expression';
import type { RuleNode, RuleTransaction } from '../model/RuleNode';
import { isShown } from '../model/states';
import { compileIfAny, type FieldScope, type Rule, type RuleScope } from './Rule';

/**
 * Fields bound to each other; the first way of `solve` that fits says which one gives way. A field that is empty or
 * written by a rule gives way before one that a person gave.
 */
export interface RelationRule extends Rule {
  readonly ties: readonly string[];
  readonly solve: readonly {
    readonly edited: readonly string[];
    readonly set: string;
    readonly to: Json;
    readonly when?: Json;
    /** Where a person gave every field that could give way, `set` may be overwritten: the oldest first. */
    readonly yields?: boolean;
  }[];
}

function compileWay(way: RelationRule['solve'][number], scope: FieldScope) {
  return {
    edited: scope.indexes(way.edited),
    target: scope.index(way.set),
    needs: scope.reads(way.to, way.when),
    when: compileIfAny(way.when, scope),
    to: scope.compile(way.to),
    yields: way.yields === true,
  };
}
export type RelationWay = ReturnType<typeof compileWay>;

export function compileWays(rule: RelationRule, scope: FieldScope): RelationWay[] {
  return rule.solve.map((way) => compileWay(way, scope));
}

export function isSolvable(way: RelationWay, transaction: RuleTransaction): boolean {
  if (!isShown(transaction.state(way.target))) return false;
  for (const need of way.needs) if (transaction.value(need) === undefined) return false;
  return transaction.holds(way.when);
}

function isStarted(way: RelationWay, transaction: RuleTransaction): boolean {
  for (const field of way.edited) if (transaction.hasChanged(field)) return true;
  return false;
}

function isOpen(way: RelationWay, transaction: RuleTransaction): boolean {
  return !transaction.isGiven(way.target) && isStarted(way, transaction) && isSolvable(way, transaction);
}

/** Whether a way's target was given by no person: while there is one, values that a person gave stay. */
function isSoftLeft(ways: readonly RelationWay[], transaction: RuleTransaction): boolean {
  return ways.some(
    ({ target }) =>
      !transaction.isGiven(target) && transaction.isSoft(target) && isShown(transaction.state(target)),
  );
}

function oldest(ways: readonly RelationWay[], transaction: RuleTransaction): RelationWay | undefined {
  let found: RelationWay | undefined;
  for (const way of ways) {
    if (!way.yields || !isOpen(way, transaction)) continue;
    if (!found || transaction.givenAt(way.target) < transaction.givenAt(found.target)) found = way;
  }
  return found;
}

/** The way to take now: the first that overwrites nothing given, else one that the definition allows. */
function wayOf(ways: readonly RelationWay[], transaction: RuleTransaction): RelationWay | undefined {
  for (const way of ways) if (transaction.isSoft(way.target) && isOpen(way, transaction)) return way;
  return isSoftLeft(ways, transaction) ? undefined : oldest(ways, transaction);
}

/** Fields bound to each other: one of the solvable ways that start from a changed field writes its target. */
export function relations(rule: RelationRule, scope: RuleScope) {
  const ways = compileWays(rule, scope);
  const reads = [...new Set([...scope.indexes(rule.ties), ...ways.flatMap((way) => way.needs)])];
  const targets = [...new Set(ways.map((way) => way.target))];
  const node: RuleNode = {
    id: rule.id,
    kind: 'relation',
    reads,
    writes: targets,
    values: targets,
    run(transaction) {
      const way = wayOf(ways, transaction);
      if (way) transaction.writeByRule(way.target, way.to(transaction.frame), node, way.needs);
    },
  };
  return { node };
}
