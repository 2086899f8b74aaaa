import { useEffect, useState, type ReactNode } from 'react';
import type { FieldError } from '../../../contract/answers';
import {
  answersOf,
  type CompiledDefinition,
  type Environment,
  fieldOfRecord,
  readRecord,
  resume,
  type Session,
  startOn,
  writeWholeRecord,
} from '../../../engine/index';
import { FormView, type WizardStore } from '../../../renderers';
import { Alert, Skeleton } from '../../../renderers/ui';
import { formConstants } from '../products/constants';
import { LoadFailure } from '../products/LoadFailure';
import { portalHost } from '../products/portalHost';
import { keepForm, keptForm } from './keptForm';
import { formOpened } from './openForms';
import { useForm } from './useForm';

export interface CatalogueFormProps<Body extends object = object> {
  readonly name: string;
  /** Form element id, for a submit button outside. */
  readonly id?: string;
  /** Prefix of field ids, where the same form is on a page several times. */
  readonly prefix?: string;
  /** What the form's product.json names under `context`, as it is when the form opens. */
  readonly context?: Environment['context'];
  readonly record?: object | undefined;
  /** What failed submissions focus: the error list, or in short forms the first field. */
  readonly onErrors?: 'list' | 'focus';
  /** Focuses the first field on opening, for dialogs that exist to fill it. */
  readonly isFirst?: boolean;
  /** Name under which input survives the page in this tab, until `dropForm`. */
  readonly kept?: string;
  /** Called with the valid record; empty fields are null. */
  readonly onSubmit: (record: Body) => void;
  /** Server errors of the sent record, shown at their fields. */
  readonly refused?: readonly FieldError[] | undefined;
  /** Called once the form is open, with functions to fill it from outside. */
  readonly onOpened?: (form: OpenedForm) => void;
  readonly children?: ReactNode;
}

/** A form whose rules need no date; the server checks it by the same definition. */
export function CatalogueForm(props: CatalogueFormProps) {
  const { form, error } = useForm(props.name);
  if (error) return <LoadFailure />;
  return form ? <OpenForm {...props} form={form} /> : <Skeleton lines={4} />;
}

export interface OpenedForm {
  readonly answer: (field: string) => unknown;
  readonly write: (field: string, value: unknown) => void;
}

const NOTHING_REFUSED: readonly FieldError[] = [];

/** These forms' rules read no date; ones that do are opened with `useEnvironment`. */
const NO_DAY = '';

function open(form: CompiledDefinition, { context = {}, record, kept }: CatalogueFormProps) {
  const env = { today: NO_DAY, constants: formConstants, context };
  const draft = kept === undefined ? undefined : keptForm(kept);
  if (draft) return startOn(form, env, [resume(draft)]);
  if (!record) return startOn(form, env, []);
  const answers = readRecord(form.source, record, NO_DAY);
  return startOn(form, env, [{ type: 'prefilled', from: 'draft', answers }]);
}

const firstControl = (form: string) =>
  document.getElementById(form)?.querySelector<HTMLElement>('input, select, textarea');

function OpenForm({ form, ...props }: CatalogueFormProps & { form: CompiledDefinition }) {
  const {
    id,
    prefix,
    kept,
    onErrors,
    isFirst,
    onSubmit,
    onOpened,
    children,
    refused = NOTHING_REFUSED,
  } = props;
  const [opened] = useState(() => open(form, props));
  const [store, setStore] = useState<WizardStore>();
  useEffect(
    () =>
      store && kept !== undefined ? store.subscribe(() => keepForm(kept, store.getSession())) : undefined,
    [store, kept],
  );
  useEffect(() => {
    if (refused.length > 0) store?.dispatch({ type: 'answersRefused', refused });
  }, [store, refused]);
  const elsewhere = refused.filter(({ path }) => !fieldOfRecord(store?.getSession() ?? opened.session, path));
  useEffect(() => (id === undefined ? undefined : formOpened(id)), [id]);
  useEffect(() => {
    if (isFirst && id !== undefined) firstControl(id)?.focus();
  }, [isFirst, id]);
  useEffect(() => {
    if (!store || !onOpened) return;
    onOpened({
      answer: (field) => answersOf(store.getSession())[field],
      write: (field, value) => store.dispatch({ type: 'edit', field, value }),
    });
  }, [store, onOpened]);
  const submit = (session: Session) => onSubmit(writeWholeRecord(session));
  const view = { id, prefix, opened, onErrors, onStore: setStore };
  return (
    <FormView {...view} host={portalHost} onSubmit={submit}>
      {elsewhere.length > 0 && (
        <Alert tone="danger" messages={elsewhere.map(({ message }) => message)} live>
          <p>Confira os dados que você informou.</p>
        </Alert>
      )}
      {children}
    </FormView>
  );
}
