import {
  createScope,
  frameOf,
  type RelationRule,
  type ResetRule,
  sameValue,
  type Session,
} from '../../../engine/index';
import { type Json, truthy } from '../../../engine/expression';
import { looksAt } from '../looked';
import type { Moment, Run } from '../run';
import { titled } from './titled';
import type { Duties, Duty } from './types';

function indexOf(session: Session, path: string): number {
  return session.definition.byPath.get(path)!.index;
}

function writtenBy(session: Session, path: string, rule: string): boolean {
  return session.origins.at(indexOf(session, path))?.rule === rule;
}

function hasChanged({ before, after }: Moment, path: string): boolean {
  const index = indexOf(after, path);
  return !sameValue(before.answers.at(index), after.answers.at(index));
}

function holds(session: Session, when: Json | undefined): boolean {
  if (when === undefined) return true;
  return truthy(createScope(session.definition.byPath).compile(when)(frameOf(session)));
}

export const written: Duties = ({ definition }) => {
  const { source } = definition;
  const duty =
    (kind: string, called: string) =>
    (rule: { id: string; field: string }): Duty => ({
      rule: rule.id,
      says: `gives ${rule.field} its ${kind} value`,
      words: `dá a ${titled(definition, [rule.field])} o valor ${called}`,
      isShownBy: (run) => writtenBy(run.session, rule.field, rule.id) && looksAt.answer(run, rule.field),
    });
  const once = source.rules.initial.filter((rule) => rule.follows === undefined);
  return [...once.map(duty('first', 'inicial')), ...source.rules.derived.map(duty('derived', 'calculado'))];
};

export const following: Duties = ({ definition }) =>
  definition.source.rules.initial.flatMap(({ id, field, follows = [] }): Duty[] => {
    if (follows.length === 0) return [];
    const came = (moment: Moment) =>
      follows.some((path) => hasChanged(moment, path)) &&
      hasChanged(moment, field) &&
      writtenBy(moment.after, field, id);
    return [
      {
        rule: id,
        says: `gives ${field} its value anew when ${follows.join(' or ')} changes`,
        words: `dá de novo o valor a ${titled(definition, [field])} quando muda ${titled(definition, follows, ' ou ')}`,
        isShownBy: (run) => run.moments.some(came) && looksAt.answer(run, field),
      },
    ];
  });

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

export const relations: Duties = ({ definition }) =>
  definition.source.rules.relations.flatMap((rule) =>
    rule.solve.map((way, index) => ({
      rule: rule.id,
      says: `sets ${way.set} when ${way.edited.join(' or ')} is edited (way ${index + 1})`,
      words: `escreve ${titled(definition, [way.set])} quando se edita ${titled(definition, way.edited, ' ou ')} (${index + 1}ª via)`,
      isShownBy: (run: Run) =>
        run.moments.some((moment) => wentBy(moment, rule, way)) && looksAt.answer(run, way.set),
    })),
  );

function fired(moment: Moment, rule: ResetRule): boolean {
  const { before, after } = moment;
  return (
    rule.on.some((path) => hasChanged(moment, path)) &&
    holds(after, rule.when) &&
    rule.clear.some((path) => before.values.at(indexOf(before, path)) !== undefined)
  );
}

export const resets: Duties = ({ definition }) =>
  definition.source.rules.resets.map((rule) => ({
    rule: rule.id,
    says: `empties ${rule.clear.join(', ')} when ${rule.on.join(' or ')} changes`,
    words: `esvazia ${titled(definition, rule.clear)} quando muda ${titled(definition, rule.on, ' ou ')}`,
    isShownBy: (run) =>
      run.moments.some((moment) => fired(moment, rule)) &&
      rule.clear.some((path) => looksAt.answer(run, path)),
  }));
