import { field } from './expressions';
import { list } from './mentions';
import type { Roles } from './Roles';
import { changed } from './sentences';
import { OF_EVERY_RULE } from './verdict';

export const initial: Roles<'initial'> = {
  name: 'Valor inicial',
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
  verdicts: { ...OF_EVERY_RULE, value: 'visible', follows: 'visible' },
};
