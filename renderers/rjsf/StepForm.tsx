import { withTheme, type ThemeProps } from '@rjsf/core';
import type {
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  UiSchema,
} from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { groupOf, type CompiledStep } from '../../engine';
import { useWizard } from '../store/hooks';
import { FieldGrid } from '../ui';
import { FieldView } from './FieldView';
import { GroupHeading } from './GroupHeading';
import { layoutValidator } from './layoutValidator';

/** RJSF hands each property of a step to this field; it leaves value, errors and label to the session. */
function SessionField({ name, registry }: FieldProps) {
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

const theme: ThemeProps = {
  fields: { session: SessionField },
  templates: {
    FieldTemplate: ({ children }: FieldTemplateProps) => <>{children}</>,
    ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => (
      <FieldGrid>{properties.map((property) => property.content)}</FieldGrid>
    ),
  },
};

const ThemedForm = withTheme(theme);

/** What RJSF lays out: the step's questions in their order, each rendered by the session's field. */
function layoutOf(step: CompiledStep): { schema: RJSFSchema; uiSchema: UiSchema } {
  const fields = Object.entries(step.definition.properties);
  const names = fields.flatMap(([name, { ui }]) => (ui.widget === 'hidden' ? [] : [name]));
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const uiSchema = Object.fromEntries(names.map((name) => [name, { 'ui:field': 'session' }]));
  return { schema: { $id: step.definition.id, type: 'object', properties }, uiSchema };
}

const NOTHING = {};

/** The fields of one step. RJSF lays them out once; no keystroke reaches it. */
export const StepForm = memo(function StepForm({ step }: { step: CompiledStep }) {
  const layout = useMemo(() => layoutOf(step), [step]);
  const formContext = useMemo(() => ({ step }), [step]);
  return (
    <ThemedForm
      schema={layout.schema}
      uiSchema={layout.uiSchema}
      formContext={formContext}
      formData={NOTHING}
      validator={layoutValidator}
      tagName="div"
      noValidate
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
    >
      <></>
    </ThemedForm>
  );
});
