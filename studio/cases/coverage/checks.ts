import { checkMessage, type CompiledCheck, fails, frameOf, type Session } from '../../../engine/index';
import { truthy } from '../../../engine/expression';
import { looksAt } from '../looked';
import type { Run } from '../run';
import type { Duties } from './types';

function paths(session: Session, indexes: readonly number[]): string[] {
  return indexes.map((index) => session.definition.fields[index]!.path);
}

function held(session: Session, check: CompiledCheck): boolean {
  const frame = frameOf(session);
  const isAsked =
    check.needs.every((index) => session.answers.at(index) !== undefined) &&
    (!check.when || truthy(check.when(frame)));
  return isAsked && truthy(check.that(frame));
}

function failed(run: Run, check: CompiledCheck): boolean {
  const { session } = run;
  const shown = paths(session, check.fields).some(
    (path) => fails(session, check) && looksAt.issue(run, path, check.rule.id, checkMessage(session, check)),
  );
  const warned = run.effects.some(
    (effect) => effect.type === 'warn' && check.clears.length > 0 && effect.message === check.rule.message,
  );
  const reviewed = run.review?.some((issue) => issue.code === check.rule.id) ?? false;
  return shown || (warned && looksAt.effect(run, 'warn')) || (reviewed && looksAt.review(run, check.rule.id));
}

export const checks: Duties = ({ definition }) =>
  definition.checks.flatMap((check) => [
    {
      rule: check.rule.id,
      says: 'lets a right answer pass',
      words: 'deixa passar uma resposta certa',
      isShownBy: (run: Run) =>
        held(run.session, check) && paths(run.session, check.fields).some((path) => looksAt.valid(run, path)),
    },
    {
      rule: check.rule.id,
      ...(check.rule.level === 'notice'
        ? { says: 'gives its notice', words: 'dá o seu aviso' }
        : { says: 'stops a wrong answer', words: 'impede uma resposta errada' }),
      isShownBy: (run: Run) => failed(run, check),
    },
  ]);
