import { Fragment, memo } from 'react';
import { type CompiledStep, groupOf } from '../../engine/index';
import { useWizard } from '../store/hooks';
import { FieldGrid } from '../ui';
import { FieldView } from './FieldView';
import { GroupHeading } from './GroupHeading';

/** The fields of one step in their order. They read and write the session themselves, so a keystroke never renders this. */
export const StepForm = memo(function StepForm({ step }: { step: CompiledStep }) {
  const { definition } = useWizard().store.getSession();
  const fields = step.fields.map((index) => definition.fields[index]!);
  return (
    <FieldGrid>
      {fields
        .filter(({ schema }) => schema.ui.widget !== 'hidden')
        .map((field) => (
          <Fragment key={field.name}>
            {groupOf(step.definition, field.name) !== undefined && <GroupHeading index={field.index} />}
            <FieldView field={field} />
          </Fragment>
        ))}
    </FieldGrid>
  );
});
