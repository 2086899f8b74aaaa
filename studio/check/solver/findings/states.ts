import type { Json } from '../../../../engine/expression';
import type { StatePatch, StateRule } from '../../../../engine/index';
import type { FaultCode } from '../../faultCodes';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../../product/subject';
import { besideSentence, follows, refusedBy } from '../beside';
import { factsAtStep, firstStep } from '../facts';
import { fieldRules } from '../fieldRules';
import { alwaysSentence, canBe, fails, holds, neverSentence } from '../verdicts';

const WORDS_ONLY = new Set(['hint', 'title', 'why']);

type Ruled = StateRule & { readonly when: Json };

/** Sentences beside a field show while typing, even beyond the limits. */
function countsLimits({ then = {}, else: other = {}, options, min, max }: StateRule): boolean {
  const isOnlyWords = [...Object.keys(then), ...Object.keys(other)].every((name) => WORDS_ONLY.has(name));
  return !isOnlyWords || options !== undefined || min !== undefined || max !== undefined;
}

function decides({ then, else: other }: StateRule, name: keyof StatePatch): boolean {
  return then?.[name] !== undefined || other?.[name] !== undefined;
}

function isRequired({ definition, fields }: Subject, path: string): boolean {
  const field = fields.get(path);
  const step = definition.steps[Number(field?.pointer.split('/')[2])];
  const byStep = step?.required.includes(field?.name ?? '') ?? false;
  return byStep || definition.rules.states.some((rule) => rule.fields?.includes(path) && rule.then?.required);
}

function codeOf(
  subject: Subject,
  rule: StateRule,
  taken: StatePatch | undefined,
  isAlways: boolean,
): FaultCode {
  if (taken?.visible === false) {
    return rule.fields?.some((path) => isRequired(subject, path)) ? 'required-hidden' : 'never-shown';
  }
  if (decides(rule, 'visible')) return 'always-shown';
  if (taken?.enabled === false) return 'never-enabled';
  return isAlways ? 'always-holds' : 'never-holds';
}

/** Where at least one of the fields is shown; a rule that itself shows them is not asked. */
function whereShown(subject: Subject, rule: StateRule): Json {
  // Sentences of shared rules may be meant for other products.
  if (decides(rule, 'visible') || !rule.fields || !countsLimits(rule)) return true;
  return { or: rule.fields.map((path) => ({ and: [true, ...fieldRules(subject, path).shownWhen] })) };
}

function* ofRule(subject: Subject, rule: Ruled, pointer: string): Generator<Finding> {
  const { when, then, else: other } = rule;
  const isWithinLimits = countsLimits(rule);
  const shown = [holds(whereShown(subject, rule))];
  if (!canBe(subject, [...shown, holds(when)], isWithinLimits)) {
    const message = neverSentence(subject, when, shown);
    yield { pointer, code: codeOf(subject, rule, other, false), message };
  } else if (!canBe(subject, [fails(when)], isWithinLimits)) {
    yield { pointer, code: codeOf(subject, rule, then, true), message: alwaysSentence(subject, when) };
  } else {
    const claims = [...shown, holds(when)];
    const core = refusedBy(subject, claims, factsAtStep(subject, stepOfRule(subject, rule)));
    if (!core) return;
    const message = besideSentence(subject, claims, core);
    yield follows(pointer, codeOf(subject, rule, other, false), message);
  }
}

/** The first step that the rule says something of: what is answered before it has been judged. */
function stepOfRule(subject: Subject, { fields = [], steps = [] }: StateRule): number {
  const named = subject.definition.steps.findIndex(({ id }) => steps.includes(id));
  return fields.length > 0 ? firstStep(subject, fields) : named;
}

/** Fields that two rules never let show: each condition can hold, but not both. */
function* hiddenByTurns(subject: Subject): Generator<Finding> {
  for (const { path, pointer } of subject.fields.values()) {
    const { shownWhen } = fieldRules(subject, path);
    if (shownWhen.length < 2 || canBe(subject, [holds({ and: shownWhen })])) continue;
    const code = isRequired(subject, path) ? 'required-hidden' : 'never-shown';
    const message = `This field is never shown: ${neverSentence(subject, { and: shownWhen })}`;
    yield { pointer, code, message };
  }
}

export const solvedStates: Check = function* (subject) {
  const found: Finding[] = [];
  for (const [index, rule] of subject.definition.rules.states.entries()) {
    if (rule.when === undefined) continue;
    found.push(...ofRule(subject, { ...rule, when: rule.when }, `/rules/states/${index}/when`));
  }
  yield* found;
  // Already reported where one rule alone never shows the field.
  if (!found.some(({ code }) => code === 'never-shown' || code === 'required-hidden'))
    yield* hiddenByTurns(subject);
};
