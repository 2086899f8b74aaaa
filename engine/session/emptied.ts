import type { CompiledField } from '../model/CompiledDefinition';
import { differing } from '../model/PagedList';
import { isShown } from '../model/states';
import type { Session } from '../model/Session';
import { isSoft } from './provenance';

/** Shown answers of a person that an edit of another question emptied, in the order of the questions. */
export function emptiedBy(before: Session, after: Session, edited: number): readonly CompiledField[] {
  return differing(before.values, after.values)
    .filter((index) => index !== edited && after.values.at(index) === undefined && isSaid(before, index))
    .map((index) => after.definition.fields[index]!);
}

function isSaid({ definition, values, origins, editedAt, states }: Session, index: number): boolean {
  const { derived, schema } = definition.fields[index]!;
  if (derived || schema.ui.widget === 'hidden' || !isShown(states.at(index))) return false;
  return editedAt.at(index) > 0 && !isSoft(values.at(index), origins.at(index));
}
