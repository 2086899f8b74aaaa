import { field } from './expressions';
import type { Roles } from './Roles';
import { OF_EVERY_RULE } from './verdict';

export const derived: Roles<'derived'> = {
  name: 'Cálculo',
  effect: 'value',
  mentions: (rule) => [[rule.field, '/field']],
  writes: (rule) => [{ field: rule.field, at: '/field' }],
  expressions: (rule) => [['/value', rule.value, field(rule.field)]],
  uses: (rule, scope) => [scope.reads(rule.value), [scope.index(rule.field)], []],
  sentence: (rule, sentences, names) =>
    `${names.field(rule.field)} é calculada: ${sentences.value(rule.value)}`,
  verdicts: OF_EVERY_RULE,
};
