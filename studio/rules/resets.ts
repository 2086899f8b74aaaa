import type { ResetRule } from '../../engine/index';
import { titled } from './titled';
import { looksAt } from '../cases/looksAt';
import type { Moment } from '../cases/run';
import { CONDITION } from './expressions';
import { list } from './mentions';
import type { Roles } from './Roles';
import { changed, fieldsText } from './sentences';
import { hasChanged, holds, indexOf } from './shown';
import { fewer, OF_EVERY_RULE } from './verdict';
import { emptied } from './writes';

function fired(moment: Moment, rule: ResetRule): boolean {
  const { before, after } = moment;
  return (
    rule.on.some((path) => hasChanged(moment, path)) &&
    holds(after, rule.when) &&
    rule.clear.some((path) => before.values.at(indexOf(before, path)) !== undefined)
  );
}

export const resets: Roles<'resets'> = {
  name: 'Limpeza',
  headings: ['Limpeza', 'Limpezas'],
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
  duties: (rule, definition) => [
    {
      says: `empties ${rule.clear.join(', ')} when ${rule.on.join(' or ')} changes`,
      words: `esvazia ${titled(definition, rule.clear)} quando muda ${titled(definition, rule.on, ' ou ')}`,
      isShownBy: (run) =>
        run.moments.some((moment) => fired(moment, rule)) &&
        rule.clear.some((path) => looksAt.answer(run, path)),
    },
  ],
  verdicts: { ...OF_EVERY_RULE, on: fewer, clear: fewer },
};
