import { compileExpression, type Json, readsOf } from '../../../../engine/expression';
import type { StateRule } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../subject';
import { writesOf } from '../writes';

const BRANCHES = ['then', 'else'] as const;

function isCount(subject: Subject, path: string): boolean {
  const widget = subject.fields.get(path)?.schema.ui.widget;
  return widget === undefined || widget === 'integer';
}

function* misplacedUnits(subject: Subject, rule: StateRule, at: string): Generator<Finding> {
  const wrong = (rule.fields ?? []).find((path) => !isCount(subject, path));
  for (const branch of BRANCHES) {
    if (rule[branch]?.unit === undefined || wrong === undefined) continue;
    const message = `Only an integer has a unit, which ${wrong} is not.`;
    yield { pointer: `${at}/${branch}/unit`, code: 'unit', message };
  }
}

function canBeLocked({ definition, fields }: Subject, path: string): boolean {
  const locks = ({ fields: named = [], then, else: other }: StateRule) =>
    named.includes(path) && [then, other].some((patch) => patch?.enabled === false);
  return fields.get(path)?.schema.readOnly === true || definition.rules.states.some(locks);
}

function* unjudged(subject: Subject, rule: StateRule, at: string): Generator<Finding> {
  for (const branch of BRANCHES) {
    const open = (rule.fields ?? []).find((path) => !canBeLocked(subject, path));
    if (rule[branch]?.judged !== false || open === undefined) continue;
    const message = `${open} can be edited, and nobody would judge it: say "enabled": false as well.`;
    yield { pointer: `${at}/${branch}/judged`, code: 'judged', message };
  }
}

function isOwnAnswer(when: Json, path: string): boolean {
  const { fields, context, today } = readsOf(when);
  if (context.length > 0 || today || fields.some((read) => read !== path)) return false;
  const env = { today: '', constants: {}, context: null };
  return fields.length > 0 && !compileExpression(when, { reader: () => () => null })({ values: [], env });
}

/** A field that only its own answer unlocks can never be answered. */
function* selfLocking(subject: Subject, rule: StateRule, at: string): Generator<Finding> {
  const { when, else: other } = rule;
  if (when === undefined || other?.enabled !== false) return;
  const own = rule.fields?.find((path) => subject.fields.has(path) && isOwnAnswer(when, path));
  if (own === undefined || writesOf(subject).some(({ field, empties }) => field === own && !empties)) return;
  const message = `This rule locks ${own} until it is answered, which nobody can do while it is locked.`;
  yield { pointer: `${at}/when`, code: 'self-hiding', message };
}

/** A field that hides itself reads as empty at once, so its own value never decides again. */
function* selfHiding({ definition, fields }: Subject, rule: StateRule, at: string): Generator<Finding> {
  if (rule.when === undefined || !BRANCHES.some((branch) => rule[branch]?.visible !== undefined)) return;
  const hidden = definition.steps
    .filter((step) => rule.steps?.includes(step.id))
    .flatMap((step) => Object.keys(step.properties).map((name) => `${step.path}.${name}`))
    .concat(rule.fields ?? []);
  const reads = readsOf(rule.when).fields;
  const own = hidden.find(
    (path) => fields.has(path) && reads.some((read) => read === path || read.startsWith(`${path}.`)),
  );
  if (own === undefined) return;
  const message = `This rule hides ${own}, which it reads: hidden, it reads as empty.`;
  yield { pointer: `${at}/when`, code: 'self-hiding', message };
}

export const patchSense: Check = function* (subject) {
  for (const [index, rule] of subject.definition.rules.states.entries()) {
    const at = `/rules/states/${index}`;
    yield* misplacedUnits(subject, rule, at);
    yield* unjudged(subject, rule, at);
    yield* selfHiding(subject, rule, at);
    yield* selfLocking(subject, rule, at);
  }
  for (const { path, schema, pointer } of subject.all) {
    if (schema.ui.unit === undefined || schema.ui.widget === 'integer') continue;
    yield {
      pointer: `${pointer}/ui/unit`,
      code: 'unit',
      message: `Only an integer has a unit, which ${path} is not.`,
    };
  }
};
