import { titled } from './titled';
import { looksAt } from '../cases/looksAt';
import { field } from './expressions';
import type { Roles } from './Roles';
import { writtenBy } from './shown';
import { OF_EVERY_RULE } from './verdict';

export const derived: Roles<'derived'> = {
  name: 'Cálculo',
  headings: ['Valor calculado', 'Valores calculados'],
  effect: 'value',
  mentions: (rule) => [[rule.field, '/field']],
  writes: (rule) => [{ field: rule.field, at: '/field' }],
  expressions: (rule) => [['/value', rule.value, field(rule.field)]],
  uses: (rule, scope) => [scope.reads(rule.value), [scope.index(rule.field)], []],
  sentence: (rule, sentences, names) =>
    `${names.field(rule.field)} é calculada: ${sentences.value(rule.value)}`,
  duties: ({ id, field: written }, definition) => [
    {
      says: `gives ${written} its derived value`,
      words: `dá a ${titled(definition, [written])} o valor calculado`,
      isShownBy: (run) => writtenBy(run.session, written, id) && looksAt.answer(run, written),
    },
  ],
  verdicts: OF_EVERY_RULE,
};
