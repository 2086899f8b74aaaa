import { constants } from 'virtual:lastro/products';
import { useState, type ReactNode } from 'react';
import { readRecord, start, transition, writeWholeRecord, type CompiledDefinition } from '../../../engine';
import type { Environment, Session } from '../../../engine';
import { FormView, type WizardStore } from '../../../renderers';
import { Skeleton } from '../../../renderers/ui';
import { LoadFailure } from '../products/LoadFailure';
import { portalHost } from '../products/portalHost';
import { useForm } from './useForm';

export interface CatalogueFormProps<Body extends object = object> {
  /** The form's name in the catalogue. */
  readonly name: string;
  /** Of the form element: a button outside of it submits it by this, and the ids of its fields begin with it. */
  readonly id: string;
  /** What the form's product.json names under `context`, as it is when the form opens. */
  readonly context?: Environment['context'];
  /** A record to begin with, such as what is stored. */
  readonly record?: object;
  /** What a submission that meets errors focuses: the list of them, or in a short form the first field. */
  readonly onErrors?: 'list' | 'focus';
  readonly onStore?: (store: WizardStore) => void | (() => void);
  /** The answers have passed every check; here is their record, null for what was left empty. */
  readonly onSubmit: (record: Body) => void;
  /** What stands below the questions, a submit button among it. */
  readonly children?: ReactNode;
}

/** A form of the catalogue that needs no day: filled here, and reviewed on the server by the same definition. */
export function CatalogueForm(props: CatalogueFormProps) {
  const { form, error } = useForm(props.name);
  if (error) return <LoadFailure />;
  return form ? <OpenForm {...props} form={form} /> : <Skeleton lines={4} />;
}

/** No rule of these forms reads the day; one that does is opened with the environment of `useEnvironment`. */
const NO_DAY = '';

function open(form: CompiledDefinition, context: Environment['context'] = {}, record?: object) {
  const begun = start(form, { today: NO_DAY, constants, context });
  if (!record) return begun;
  const answers = readRecord(form.source, record, NO_DAY);
  return transition(begun.session, { type: 'prefilled', from: 'draft', answers });
}

function OpenForm({
  form,
  id,
  context,
  record,
  onErrors,
  onStore,
  onSubmit,
  children,
}: CatalogueFormProps & { form: CompiledDefinition }) {
  const [opened] = useState(() => open(form, context, record));
  const submit = (session: Session) => onSubmit(writeWholeRecord(session));
  return (
    <FormView
      id={id}
      opened={opened}
      host={portalHost}
      onErrors={onErrors}
      onStore={onStore}
      onSubmit={submit}
    >
      {children}
    </FormView>
  );
}
