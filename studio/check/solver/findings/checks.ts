import { type Json, readsOf } from '../../../../engine/expression';
import type { CheckRule } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../../product/subject';
import { fieldRules } from '../fieldRules';
import type { Claim } from '../solve';
import { alwaysSentence, answered, canBe, fails, holds, neverSentence } from '../verdicts';

function whereShown(subject: Subject, paths: readonly string[]): Claim {
  return holds({ or: paths.map((path) => ({ and: [true, ...fieldRules(subject, path).shownWhen] })) });
}

function needsOf({ needs, that }: CheckRule): readonly string[] {
  return needs ?? readsOf(that).fields;
}

/** Whether the condition asks of something that decides whether the check applies at all: a way to refuse an answer. */
function isRefusal({ when, that }: CheckRule): boolean {
  if (when === undefined) return false;
  const asked = readsOf(when).fields;
  return readsOf(that).fields.every((path) => asked.includes(path));
}

function* ofRule(subject: Subject, rule: CheckRule, at: string): Generator<Finding> {
  const { when = true, that, fields, level = 'error' } = rule;
  const applies: Claim[] = [whereShown(subject, fields), ...needsOf(rule).map(answered), holds(when)];
  if (!canBe(subject, applies)) {
    const place: Json = rule.when === undefined ? that : when;
    const message = `This check never applies. ${neverSentence(subject, place, applies.slice(0, -1))}`;
    yield { pointer: rule.when === undefined ? `${at}/that` : `${at}/when`, code: 'never-holds', message };
  } else if (!canBe(subject, [...applies, fails(that)])) {
    const message = `This check cannot fail. ${alwaysSentence(subject, that, applies)}`;
    yield { pointer: `${at}/that`, code: 'cannot-fail', message };
  } else if (level === 'error' && !isRefusal(rule) && !canBe(subject, [...applies, holds(that)])) {
    const message = `This check always fails. ${neverSentence(subject, that, applies)}`;
    yield { pointer: `${at}/that`, code: 'always-fails', message };
  } else if (rule.when !== undefined && !canBe(subject, [fails(when)])) {
    yield { pointer: `${at}/when`, code: 'always-holds', message: alwaysSentence(subject, when) };
  }
}

/** Checks that cannot fail, always fail, or never apply. */
export const solvedChecks: Check = function* (subject) {
  for (const [index, rule] of subject.definition.rules.checks.entries())
    yield* ofRule(subject, rule, `/rules/checks/${index}`);
};
