import type { FieldProps } from '@rjsf/utils';
import { groupOf, type CompiledStep } from '../../engine';
import { useWizard } from '../store/hooks';
import { FieldView } from './FieldView';
import { GroupHeading } from './GroupHeading';

/** RJSF hands each property of a step to this field; it leaves value, errors and label to the session. */
export function SessionField({ name, registry }: FieldProps) {
  const { store } = useWizard();
  const step = registry.formContext.step as CompiledStep;
  const field = store.getSession().definition.byPath.get(`${step.definition.path}.${name}`);
  return field ? (
    <>
      {groupOf(step.definition, field.name) !== undefined && <GroupHeading index={field.index} />}
      <FieldView field={field} />
    </>
  ) : null;
}
