import type { RuleNode } from '../model/RuleNode';

/** Rules of which each depends on the one before, the first again at the end. */
export class RuleCycle extends Error {
  readonly path: readonly RuleNode[];
  constructor(path: readonly RuleNode[]) {
    super(`Rules depend on each other in a circle: ${path.map((node) => node.id).join(' → ')}`);
    this.path = path;
  }
}

/** A reset, or a look-up that takes back what it filled: both run before the rules that fill the field again. */
function isEmptier(rule: RuleNode): boolean {
  return rule.kind === 'reset' || rule.kind === 'lookup';
}

/** Which rules must run after each rule: those that read what it writes, and who fills what an emptier empties. */
function successors(rules: readonly RuleNode[]): Map<RuleNode, RuleNode[]> {
  return new Map(
    rules.map((rule) => {
      const writes = new Set(rule.writes);
      const follows = (other: RuleNode) =>
        other !== rule &&
        (other.reads.some((read) => writes.has(read)) ||
          (isEmptier(rule) && !isEmptier(other) && other.values.some((value) => writes.has(value))));
      return [rule, rules.filter(follows)];
    }),
  );
}

/**
 * The rules in dependency order (depth first, reversed).
 * @throws RuleCycle where rules feed each other.
 */
export function orderRules(rules: readonly RuleNode[]): RuleNode[] {
  const next = successors(rules);
  const ordered: RuleNode[] = [];
  const finished = new Set<RuleNode>();
  const path: RuleNode[] = [];
  const visit = (rule: RuleNode) => {
    if (finished.has(rule)) return;
    const start = path.indexOf(rule);
    if (start >= 0) throw new RuleCycle([...path.slice(start), rule]);
    path.push(rule);
    for (const follower of next.get(rule)!) visit(follower);
    path.pop();
    finished.add(rule);
    ordered.unshift(rule);
  };
  for (const rule of rules.toReversed()) visit(rule);
  return ordered;
}

/** For each field, the ordered rules that a change of it can reach. */
export function planEdits(rules: readonly RuleNode[], fieldCount: number): RuleNode[][] {
  const direct = Array.from({ length: fieldCount }, () => new Set<RuleNode>());
  // In reverse order every rule that this one can wake already has its own reach.
  const reach = new Map<RuleNode, Set<RuleNode>>();
  for (const rule of rules.toReversed()) {
    const woken = new Set<RuleNode>([rule]);
    for (const write of rule.writes)
      for (const other of direct[write]!) for (const far of reach.get(other)!) woken.add(far);
    reach.set(rule, woken);
    for (const read of rule.reads) direct[read]!.add(rule);
  }
  return direct.map((set) => {
    const all = new Set([...set].flatMap((rule) => [...reach.get(rule)!]));
    return rules.filter((rule) => all.has(rule));
  });
}
