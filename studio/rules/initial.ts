import type { InitialRule } from '../../engine/index';
import { titled } from './titled';
import { looksAt } from '../cases/looksAt';
import type { Moment } from '../cases/run';
import { field } from './expressions';
import { list } from './mentions';
import type { Roles } from './Roles';
import { changed } from './sentences';
import { hasChanged, writtenBy } from './shown';
import { OF_EVERY_RULE } from './verdict';

/** That a change of what it follows gave the field its value again. */
function cameAnew(moment: Moment, { id, field: written, follows = [] }: InitialRule): boolean {
  return (
    follows.some((path) => hasChanged(moment, path)) &&
    hasChanged(moment, written) &&
    writtenBy(moment.after, written, id)
  );
}

export const initial: Roles<'initial'> = {
  name: 'Valor inicial',
  headings: ['Valor inicial', 'Valores iniciais'],
  effect: 'value',
  mentions: (rule) => [[rule.field, '/field'], ...list('/follows', rule.follows)],
  writes: (rule) => [{ field: rule.field, at: '/field' }],
  expressions: (rule) => [['/value', rule.value, field(rule.field)]],
  uses: (rule, scope) => [
    [...scope.reads(rule.value), ...scope.indexes(rule.follows)],
    [scope.index(rule.field)],
    [],
  ],
  sentence: ({ field: asked, value, follows = [] }, sentences, names) => {
    const again =
      follows.length > 0 ? `; ${changed(follows, undefined, sentences, names)}, então recebe-o de novo` : '';
    const first = sentences.value(value);
    return `${names.field(asked)} começa ${first.startsWith('se ') ? 'assim:' : 'com'} ${first}${again}`;
  },
  duties: (rule, definition) => {
    const { id, field: written, follows } = rule;
    const named = titled(definition, [written]);
    if (follows === undefined)
      return [
        {
          says: `gives ${written} its first value`,
          words: `dá a ${named} o valor inicial`,
          isShownBy: (run) => writtenBy(run.session, written, id) && looksAt.answer(run, written),
        },
      ];
    return [
      {
        says: `gives ${written} its value anew when ${follows.join(' or ')} changes`,
        words: `dá de novo o valor a ${named} quando muda ${titled(definition, follows, ' ou ')}`,
        isShownBy: (run) =>
          run.moments.some((moment) => cameAnew(moment, rule)) && looksAt.answer(run, written),
      },
    ];
  },
  verdicts: { ...OF_EVERY_RULE, value: 'visible', follows: 'visible' },
};
