import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import { print } from './print';
import { isPrinted } from './summary';

/** A field whose answer reads differently in two versions of a request; '' where it said nothing. */
export interface Change {
  /** Title of the field's step. */
  readonly step: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a person sees changed between two sessions of one definition, in the order of its questions: in all fields, or those that are told. */
export function changesBetween(
  before: Session,
  after: Session,
  isTold: (field: CompiledField) => boolean = () => true,
): Change[] {
  const { fields, steps } = after.definition;
  return fields.filter(isTold).flatMap((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    if (was === is) return [];
    const step = steps[field.step]!.definition.title;
    return [{ step, label: after.states.at(field.index).title, before: was, after: is }];
  });
}

function textOf(session: Session, field: CompiledField): string {
  if (!isPrinted(session, field)) return '';
  return print(session.answers.at(field.index), field.schema, session.states.at(field.index));
}
