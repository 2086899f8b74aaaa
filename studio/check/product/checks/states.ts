import { interpret, truthy } from '../../../../engine/expression';
import type { StatePatch, StateRule } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check } from '../subject';
import { isConstant } from './expressions';

const NOTHING = { today: '', constants: {}, context: null };

function decides(rule: StateRule): [property: string, at: string][] {
  const branches = (['then', 'else'] as const).flatMap((branch) =>
    Object.keys(rule[branch] ?? {}).map((name): [string, string] => [name, `/${branch}/${name}`]),
  );
  const computed = (['options', 'min', 'max'] as const).filter((name) => rule[name] !== undefined);
  const all = [...branches, ...computed.map((name): [string, string] => [name, `/${name}`])];
  return [...new Map(all.toReversed()).entries()].filter(([name]) => name !== 'why');
}

/** Each property of a field or step is decided by one rule; options also by a look-up. */
export const twoStates: Check = function* ({ definition }) {
  const deciders = new Map<string, string>();
  function* decide(target: string, property: string, rule: string, pointer: string): Generator<Finding> {
    const key = `${property} of ${target}`;
    const first = deciders.get(key);
    if (first === undefined) deciders.set(key, rule);
    else if (first !== rule)
      yield { pointer, code: 'two-states', message: `The rule ${first} already decides ${key}.` };
  }
  for (const [index, rule] of definition.rules.states.entries()) {
    const targets = [...(rule.fields ?? []), ...(rule.steps ?? []).map((id) => `the step ${id}`)];
    for (const [property, at] of decides(rule)) {
      for (const target of targets) yield* decide(target, property, rule.id, `/rules/states/${index}${at}`);
    }
  }
  for (const [index, rule] of definition.rules.lookups.entries()) {
    for (const field of Object.keys(rule.options ?? {})) {
      const first = deciders.get(`options of ${field}`);
      if (first === undefined) continue;
      const message = `The rule ${first} already decides options of ${field}.`;
      yield { pointer: `/rules/lookups/${index}/options/${field}`, code: 'two-states', message };
    }
  }
};

function* sense(rule: StateRule, at: string): Generator<Finding> {
  const saysNothing = !rule.then && !rule.else && decides(rule).length === 0;
  const isAimless = !rule.fields && !rule.steps;
  if (saysNothing || isAimless) {
    const message = isAimless
      ? 'This rule names no fields and no steps.'
      : 'This rule says nothing about its fields.';
    yield { pointer: at, code: 'empty-rule', message };
  }
  if (rule.else && rule.when === undefined) {
    yield { pointer: `${at}/else`, code: 'missing-when', message: 'There is an else without a when.' };
  }
  if (!rule.steps) return;
  for (const [property, place] of decides(rule)) {
    if (property === 'visible' || property === 'title') continue;
    yield {
      pointer: at + place,
      code: 'step-state',
      message: 'Of a step, a rule can only say whether it is visible, and what it is called.',
    };
  }
}

function* alike({ then, else: other }: StateRule, at: string): Generator<Finding> {
  if (!then || !other || JSON.stringify(then) !== JSON.stringify(other)) return;
  const message = 'then and else say the same: what holds always needs no condition.';
  yield { pointer: `${at}/else`, code: 'empty-rule', message };
}

function* hiddenAndRequired(rule: StateRule, at: string): Generator<Finding> {
  for (const branch of ['then', 'else'] as const) {
    const { visible, required } = rule[branch] ?? {};
    if (visible !== false || required !== true) continue;
    const message = 'What is hidden is not asked: say required where it is shown, in the other branch.';
    yield { pointer: `${at}/${branch}/required`, code: 'hidden-required', message };
  }
}

export const stateSense: Check = function* ({ definition }) {
  for (const [index, rule] of definition.rules.states.entries()) {
    const at = `/rules/states/${index}`;
    yield* sense(rule, at);
    yield* alike(rule, at);
    yield* hiddenAndRequired(rule, at);
  }
};

/** The branch that always applies, where the condition reads nothing. */
function fixedBranch(rule: StateRule): StatePatch | undefined {
  if (rule.when === undefined) return rule.then;
  if (!isConstant(rule.when)) return undefined;
  return truthy(interpret(rule.when, {}, NOTHING)) ? rule.then : rule.else;
}

export const deadSteps: Check = function* ({ definition }) {
  for (const [index, rule] of definition.rules.states.entries()) {
    if (!rule.steps || fixedBranch(rule)?.visible !== false) continue;
    const message = `The step ${rule.steps.join(', ')} is never shown.`;
    yield { pointer: `/rules/states/${index}/steps`, code: 'dead-step', message };
  }
};
