import { checkMessage, type CompiledCheck, fails, frameOf, type Session } from '../../engine/index';
import { truthy } from '../../engine/expression';
import { looksAt } from '../cases/looksAt';
import type { Run } from '../cases/run';
import { under } from '../flow/stateText';
import { byKey, CONDITION, PRINTED } from './expressions';
import { list } from './mentions';
import type { Roles } from './Roles';
import { fieldsText } from './sentences';
import { fewer, ifNow, milder, OF_EVERY_RULE, type Verdict } from './verdict';
import { emptied } from './writes';

const LEVELS = ['notice', 'warning', 'error'];
const MOMENTS = ['edit', 'continue', 'submit'];

const later: Verdict = (before, after) =>
  MOMENTS.indexOf(String(after ?? 'edit')) >= MOMENTS.indexOf(String(before ?? 'edit'))
    ? 'visible'
    : 'breaking';

const paths = ({ definition }: Session, indexes: readonly number[]) =>
  indexes.map((index) => definition.fields[index]!.path);

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

export const checks: Roles<'checks'> = {
  name: 'Verificação',
  headings: ['Verificação', 'Verificações'],
  effect: 'check',
  mentions: (rule) => [
    ...list('/fields', rule.fields),
    ...list('/needs', rule.needs),
    ...list('/clears', rule.clears),
  ],
  writes: (rule) => emptied(rule.clears, '/clears'),
  expressions: (rule) => [
    ['/when', rule.when, CONDITION],
    ['/that', rule.that, CONDITION],
    ...byKey('/params', rule.params, PRINTED),
  ],
  uses: ({ that, when, params, needs, clears, fields }, scope) => [
    [...scope.reads(that, when, ...Object.values(params ?? {})), ...scope.indexes(needs)],
    scope.indexes(clears),
    scope.indexes(fields),
  ],
  sentence: ({ fields, when, that, message }, sentences, names) =>
    under(
      when,
      sentences,
      `precisa valer que ${sentences.condition(that)}; senão, ${fieldsText(fields, names)} ${fields.length > 1 ? 'dizem' : 'diz'} “${message}”`,
    ),
  duties: ({ id, level }, definition) => {
    const check = definition.checks.find(({ rule }) => rule.id === id)!;
    const stops = { says: 'stops a wrong answer', words: 'impede uma resposta errada' };
    const notes = { says: 'gives its notice', words: 'dá o seu aviso' };
    return [
      {
        says: 'lets a right answer pass',
        words: 'deixa passar uma resposta certa',
        isShownBy: (run) =>
          held(run.session, check) &&
          paths(run.session, check.fields).some((path) => looksAt.valid(run, path)),
      },
      { ...(level === 'notice' ? notes : stops), isShownBy: (run) => failed(run, check) },
    ];
  },
  verdicts: {
    ...OF_EVERY_RULE,
    message: 'visible',
    params: 'visible',
    level: milder(LEVELS, 'error'),
    at: later,
    typedOnly: ifNow(true),
    clears: fewer,
  },
};
