import type { RelationRule } from '../../engine/index';
import { titled } from './titled';
import { looksAt } from '../cases/looksAt';
import type { Moment } from '../cases/run';
import { CONDITION, field, type Parts } from './expressions';
import { list, type Named } from './mentions';
import type { Roles } from './Roles';
import { fieldsText, wayText } from './sentences';
import { hasChanged, holds, indexOf, writtenBy } from './shown';
import { OF_EVERY_RULE } from './verdict';

type Way = RelationRule['solve'][number];

function wentBy(moment: Moment, rule: RelationRule, way: Way): boolean {
  const { before, after } = moment;
  const target = indexOf(after, way.set);
  if (!hasChanged(moment, way.set) || !writtenBy(after, way.set, rule.id)) return false;
  const then = { ...after, answers: after.answers.with(target, before.answers.at(target)) };
  const fits = (candidate: Way) =>
    candidate.set === way.set &&
    candidate.edited.some((path) => path !== way.set && hasChanged(moment, path)) &&
    holds(then, candidate.when);
  return rule.solve.find(fits) === way;
}

export const relations: Roles<'relations'> = {
  name: 'Relação',
  headings: ['Relação', 'Relações'],
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
  duties: (rule, definition) =>
    rule.solve.map((way, index) => ({
      says: `sets ${way.set} when ${way.edited.join(' or ')} is edited (way ${index + 1})`,
      words: `escreve ${titled(definition, [way.set])} quando se edita ${titled(definition, way.edited, ' ou ')} (${index + 1}ª via)`,
      isShownBy: (run) =>
        run.moments.some((moment) => wentBy(moment, rule, way)) && looksAt.answer(run, way.set),
    })),
  verdicts: OF_EVERY_RULE,
};
