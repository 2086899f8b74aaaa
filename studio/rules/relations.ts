import { CONDITION, field, type Parts } from './expressions';
import { list, type Named } from './mentions';
import type { Roles } from './Roles';
import { fieldsText, wayText } from './sentences';
import { OF_EVERY_RULE } from './verdict';

export const relations: Roles<'relations'> = {
  name: 'Relação',
  effect: 'value',
  mentions: (rule) => [
    ...list('/ties', rule.ties),
    ...rule.solve.flatMap((way, index): Named => [
      ...list(`/solve/${index}/edited`, way.edited),
      [way.set, `/solve/${index}/set`],
    ]),
  ],
  writes: (rule) => rule.solve.map((way, index) => ({ field: way.set, at: `/solve/${index}/set` })),
  expressions: (rule) =>
    rule.solve.flatMap((way, index): Parts => [
      [`/solve/${index}/when`, way.when, CONDITION],
      [`/solve/${index}/to`, way.to, field(way.set)],
    ]),
  uses: ({ ties, solve }, scope) => [
    [...scope.indexes(ties), ...solve.flatMap(({ to, when }) => scope.reads(to, when))],
    solve.map((way) => scope.index(way.set)),
    [],
  ],
  sentence: ({ ties, solve }, sentences, names) => {
    const ways = solve.map((way) => wayText(way, sentences, names));
    return `${fieldsText(ties, names)} andam juntas: ${ways.join('; ')}`;
  },
  verdicts: OF_EVERY_RULE,
};
