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

export const checks: Roles<'checks'> = {
  name: 'Verificação',
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
