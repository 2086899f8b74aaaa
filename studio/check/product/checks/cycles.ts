import {
  type CompiledField,
  compileFields,
  partsOf,
  rulesOf,
  createScope,
  type Definition,
  orderRules,
  RuleCycle,
  type RuleNode,
} from '../../../../engine/index';
import { RULE_KINDS } from '../../../rules';
import type { Check } from '../subject';

function rulesInOrder({ rules }: Pick<Definition, 'rules'>): { id: string; pointer: string }[] {
  return RULE_KINDS.flatMap((kind) =>
    rules[kind].map(({ id }, index) => ({ id, pointer: `/rules/${kind}/${index}` })),
  );
}

function fromFirst(path: readonly RuleNode[], order: readonly { id: string }[]): RuleNode[] {
  const circle = path.slice(1);
  const ranks = circle.map((node) => order.findIndex((rule) => rule.id === node.id));
  const start = ranks.indexOf(Math.min(...ranks));
  return [...circle.slice(start), ...circle.slice(0, start), circle[start]!];
}

/** `a writes x, which b reads; …` */
function describe(path: readonly RuleNode[], fields: readonly CompiledField[]): string {
  const links = path.slice(1).map((next, index) => {
    const rule = path[index]!;
    const through = rule.writes.find((field) => next.reads.includes(field)) ?? rule.writes[0]!;
    return `${rule.id} writes ${fields[through]!.path}, which ${next.id} reads`;
  });
  return `These rules feed each other: ${links.join('; ')}.`;
}

export const cycles: Check = function* (subject) {
  const definition = { ...subject.definition, hash: '' };
  const fields = compileFields(definition);
  const scope = createScope(new Map(fields.map((field) => [field.path, field])));
  try {
    orderRules(partsOf(rulesOf(definition, fields, scope), 'node'));
  } catch (error) {
    if (!(error instanceof RuleCycle)) throw error;
    const order = rulesInOrder(definition);
    const path = fromFirst(error.path, order);
    const { pointer = '' } = order.find((rule) => rule.id === path[0]!.id) ?? {};
    yield { pointer, code: 'cycle', message: describe(path, fields) };
  }
};
