import type { Environment } from '../expression';
import type { CompiledField } from '../model/CompiledDefinition';
import { sameValue } from '../model/sameValue';
import { foldRating } from '../rating/foldRating';
import type { Pricing } from '../rating/types';
import { nestAnswers } from '../record/nestAnswers';
import { answersOf } from '../session/draft';
import { isFillable } from '../session/fillable';
import type { Trial } from './openTrial';

/** A rating folded for the policy of a trial: no change that can be tried alters what it was folded with. */
export function foldedRating(rating: Pricing, { types }: Trial, env: Environment): Pricing {
  const [first] = types;
  if (!first) return rating;
  const { definition } = first.session;
  const isFixed = (field: CompiledField) =>
    types.every(({ session }) => {
      const { index, schema } = field;
      const isHeld = schema.ui.widget === 'hidden' || !isFillable(field, session.states.at(index));
      return isHeld && sameValue(session.answers.at(index), first.session.answers.at(index));
    });
  const fixed = new Set(definition.fields.filter(isFixed).map(({ path }) => path));
  const isOpen = (path: string) => !holds(fixed, path);
  return foldRating(rating, { data: nestAnswers(answersOf(first.session)), env, isOpen });
}

/** Expressions may read a part of a choice or a row. */
function holds(fields: ReadonlySet<string>, path: string): boolean {
  if (fields.has(path)) return true;
  const end = path.lastIndexOf('.');
  return end > 0 && holds(fields, path.slice(0, end));
}
