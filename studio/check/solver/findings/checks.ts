import type { Json } from '../../../../engine/expression';
import type { CheckRule } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../../product/subject';
import { besideSentence, follows, refusedBy } from '../beside';
import type { Claim } from '../Claim';
import { appliesWhen, type Fact, factsWhenSent, firstStep, isRefusal } from '../facts';
import { alwaysSentence, canBe, fails, holds, neverSentence } from '../verdicts';

function* ofRule(subject: Subject, rule: CheckRule, at: string): Generator<Finding> {
  const { when = true, that, level = 'error' } = rule;
  const applies: Claim[] = appliesWhen(subject, rule).map(holds);
  // What fails applies: the one question answers both of nearly every check.
  const canFail = canBe(subject, [...applies, fails(that)]);
  if (!canFail && !canBe(subject, applies)) {
    const place: Json = rule.when === undefined ? that : when;
    const message = `This check never applies. ${neverSentence(subject, place, applies.slice(0, -1))}`;
    yield { pointer: rule.when === undefined ? `${at}/that` : `${at}/when`, code: 'never-holds', message };
  } else if (!canFail) {
    const message = `This check cannot fail. ${alwaysSentence(subject, that, applies)}`;
    yield { pointer: `${at}/that`, code: 'cannot-fail', message };
  } else if (level === 'error' && !isRefusal(rule) && !canBe(subject, [...applies, holds(that)])) {
    const message = `This check always fails. ${neverSentence(subject, that, applies)}`;
    yield { pointer: `${at}/that`, code: 'always-fails', message };
  } else if (rule.when !== undefined && !canBe(subject, [fails(when)])) {
    yield { pointer: `${at}/when`, code: 'always-holds', message: alwaysSentence(subject, when) };
  } else yield* besideOthers(subject, rule, at, applies);
}

/** What earlier steps, and checks of the same questions that stand before, have refused already. */
function refusedBefore(subject: Subject, { fields }: CheckRule, at: string): readonly Fact[] {
  const own = Number(at.split('/').at(-1));
  const step = firstStep(subject, fields);
  const isSameAndEarlier = ({ check = Infinity }: Fact) =>
    check < own && fields.every((path) => subject.definition.rules.checks[check]?.fields.includes(path));
  return factsWhenSent(subject).filter(
    (fact) => fact.check !== own && ((fact.after ?? -1) < step || isSameAndEarlier(fact)),
  );
}

/** A check that other rules leave nothing to. */
function* besideOthers(
  subject: Subject,
  rule: CheckRule,
  at: string,
  applies: readonly Claim[],
): Generator<Finding> {
  const facts = refusedBefore(subject, rule, at);
  const never = refusedBy(subject, applies, facts);
  if (never) {
    const place = rule.when === undefined ? 'that' : 'when';
    const message = `This check never applies. ${besideSentence(subject, applies, never)}`;
    yield follows(`${at}/${place}`, 'never-holds', message);
    return;
  }
  const failing = [...applies, fails(rule.that)];
  const checks = facts.filter(({ kind }) => kind === 'check');
  const before = (rule.level ?? 'error') === 'error' && refusedBy(subject, failing, checks);
  if (!before) return;
  const message = `This check refuses nothing more. ${besideSentence(subject, failing, before)}`;
  yield follows(`${at}/that`, 'cannot-fail', message);
}

export const solvedChecks: Check = function* (subject) {
  for (const [index, rule] of subject.definition.rules.checks.entries())
    yield* ofRule(subject, rule, `/rules/checks/${index}`);
};
