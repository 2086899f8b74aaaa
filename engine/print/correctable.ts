import { isShown } from '../model/states';
import type { Session } from '../model/Session';
import { sentPaths } from '../record/mapping';
import { isFillable } from '../session/fillable';
import { print } from './print';

/** A field whose answer a person can be asked to correct, with how it reads now; '' where it says nothing. */
interface CorrectableField {
  readonly path: string;
  /** Title of the field's step. */
  readonly step: string;
  readonly label: string;
  readonly text: string;
}

/** The fields on screen that a person fills and the record keeps, in the order of its questions. */
export function correctableFields({ definition, states, answers }: Session): CorrectableField[] {
  return definition.fields.flatMap((field) => {
    const { index, path, schema } = field;
    const state = states.at(index);
    const isAsked = isShown(state) && isFillable(field, state) && schema.ui.widget !== 'hidden';
    if (!isAsked || !sentPaths(definition.source).has(path)) return [];
    const step = definition.steps[field.step]!.definition.title;
    return [{ path, step, label: state.title, text: print(answers.at(index), schema, state) }];
  });
}
