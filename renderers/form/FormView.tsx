import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { openStep, type Session, type Transition } from '../../engine/index';
import { StepForm } from '../fields/StepForm';
import type { WizardHost } from '../store/host';
import { useSession, WizardContext } from '../store/hooks';
import { UPLOADING, UploadStore } from '../store/UploadStore';
import { WizardStore } from '../store/WizardStore';
import { FirstError, StepErrors } from '../wizard/StepErrors';
import { useRuleAnnouncements } from '../wizard/useRuleAnnouncements';
import { useWizardEffects } from '../wizard/useWizardEffects';
import { toast } from '../ui';

export interface FormViewProps {
  readonly id?: string | undefined;
  /** A prefix of the field ids, when a page shows the same form several times. */
  readonly prefix?: string | undefined;
  readonly opened: Transition;
  readonly host: WizardHost;
  /** What failed submissions focus: the error list, or in short forms the first field. */
  readonly onErrors?: 'list' | 'focus' | undefined;
  /** Called with the store when the form is on screen; the function it returns is called when the form is unmounted. */
  readonly onStore?: (store: WizardStore) => void | (() => void);
  /** All checks passed; `wish`: value of the pressed submit button. */
  readonly onSubmit: (session: Session, wish: string) => void;
  /** Texts and buttons below the questions; a submit button's `value` is its wish. */
  readonly children: ReactNode;
}

const stay = () => {};

export function FormView({
  prefix,
  id,
  opened,
  host,
  onErrors = 'list',
  onStore,
  onSubmit,
  children,
}: FormViewProps) {
  const [room] = useState(() => ({
    store: new WizardStore(opened),
    uploads: new UploadStore(),
    host,
    prefix,
  }));
  const wish = useRef('');
  useEffect(() => onStore?.(room.store), [room, onStore]);
  const outcome = useMemo(
    () => ({ onSubmit: (session: Session) => onSubmit(session, wish.current), onLeave: stay }),
    [onSubmit],
  );
  const { attempt } = useWizardEffects(room, opened.effects, outcome);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    wish.current = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (room.uploads.isBusy()) return toast('warning', UPLOADING);
    room.store.dispatch({ type: 'continue' });
  };
  return (
    <WizardContext value={room}>
      <form id={id} noValidate onSubmit={submit}>
        <Questions attempt={attempt} onErrors={onErrors} />
        {children}
      </form>
    </WizardContext>
  );
}

function Questions({ attempt, onErrors }: { attempt: number; onErrors: FormViewProps['onErrors'] }) {
  const Errors = onErrors === 'focus' ? FirstError : StepErrors;
  useRuleAnnouncements();
  const step = useSession(openStep);
  return (
    step && (
      <>
        <Errors step={step} attempt={attempt} />
        <StepForm step={step} />
      </>
    )
  );
}
