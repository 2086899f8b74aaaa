import { CONDITION } from './expressions';
import { list } from './mentions';
import type { Roles } from './Roles';
import { changed, fieldsText } from './sentences';
import { fewer, OF_EVERY_RULE } from './verdict';
import { emptied } from './writes';

export const resets: Roles<'resets'> = {
  name: 'Limpeza',
  effect: 'reset',
  mentions: (rule) => [...list('/on', rule.on), ...list('/clear', rule.clear)],
  writes: (rule) => emptied(rule.clear, '/clear'),
  expressions: (rule) => [['/when', rule.when, CONDITION]],
  uses: ({ on, when, clear }, scope) => [
    [...scope.indexes(on), ...scope.reads(when)],
    scope.indexes(clear),
    [],
  ],
  sentence: ({ on, clear, when }, sentences, names) =>
    `${changed(on, when, sentences, names)}, então ${fieldsText(clear, names)} ${clear.length > 1 ? 'ficam vazias' : 'fica vazia'}`,
  verdicts: { ...OF_EVERY_RULE, on: fewer, clear: fewer },
};
