import type { ReactNode } from 'react';
import { Button, Dialog, Skeleton } from '../../../renderers/ui';
import type { ErrorWords } from '../api/describeError';
import { Failure } from '../ui/Failure';
import type { CatalogueFormProps } from './CatalogueForm';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import styles from '../ui/page.module.css';

interface FormDialogProps<Body extends object> extends Omit<
  CatalogueFormProps<Body>,
  'id' | 'onErrors' | 'onSubmit'
> {
  readonly title: string;
  readonly submit: string;
  readonly cancel?: string;
  readonly kind?: 'danger';
  readonly busy: boolean;
  readonly failure: ErrorWords | undefined;
  readonly onSubmit: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
  /** False while what the form is opened with has not come. */
  readonly isReady?: boolean;
  /** Stands over the fields. */
  readonly children?: ReactNode;
}

/** A dialog that is one form of the catalogue; `useSending` sends it. */
export function FormDialog<Body extends object>(props: FormDialogProps<Body>) {
  const { title, submit, cancel = 'Cancelar', kind, busy, failure, onClose, children, ...rest } = props;
  const { isReady = true, onSubmit, ...form } = rest;
  const id = `${form.name}-form`;
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        {cancel}
      </Button>
      <SubmitButton kind={kind} form={id} busy={busy}>
        {submit}
      </SubmitButton>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <div className={styles.stack}>
        <Failure words={failure} />
        {children}
        {isReady && (
          <Form<Body> {...form} id={id} onErrors="focus" onSubmit={(body) => void onSubmit(body)} />
        )}
        {!isReady && !failure && <Skeleton lines={4} />}
      </div>
    </Dialog>
  );
}
