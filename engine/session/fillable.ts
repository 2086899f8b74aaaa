import type { CompiledField, CompiledStep } from '../model/CompiledDefinition';
import { blocks } from './blocks';
import type { FieldState } from '../model/states';
import type { Issue, Session } from '../model/Session';

export function isFillable({ derived }: CompiledField, { enabled, lockedBy }: FieldState): boolean {
  return enabled && !lockedBy && !derived;
}

/** The issue shown at a field: the first that blocks it, but not a missing answer that cannot be given there now. */
export function issueAt(
  field: CompiledField,
  state: FieldState,
  issues: readonly Issue[],
): Issue | undefined {
  const first = issues.find(blocks);
  return first?.code === 'required' && !isFillable(field, state) ? undefined : first;
}

/**
 * The fields of a step that a person is to correct. One that is computed, or waits for another, is put right by
 * those others; it is named only where nothing else is wrong.
 */
export function toCorrect(
  { definition, states, issues }: Pick<Session, 'definition' | 'states' | 'issues'>,
  step: CompiledStep,
): readonly number[] {
  const wrong = step.fields.filter((index) => issues.at(index).some(blocks));
  const asked = wrong.filter((index) => {
    const field = definition.fields[index]!;
    return !field.derived && issueAt(field, states.at(index), issues.at(index)) !== undefined;
  });
  return asked.length > 0 ? asked : wrong;
}
