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
  /** The id of the form, for a submit button that stands outside of it. */
  readonly id?: string;
  /** A prefix of the field ids, when a page shows the same form several times. */
  readonly prefix?: string;
  /** The session to begin with and the effects it asked for. */
  readonly opened: Transition;
  readonly host: WizardHost;
  /** What a submission that meets errors focuses: the list of them, or in a short form the first field. */
  readonly onErrors?: 'list' | 'focus';
  /** Called with the store when the form is on screen; the function it returns is called when the form is unmounted. */
  readonly onStore?: (store: WizardStore) => void | (() => void);
  /** The answers have passed every check; `wish` is the value of the submit button that was pressed. */
  readonly onSubmit: (session: Session, wish: string) => void;
  /** What stands below the questions: texts, and the buttons, of which a submit button says its wish by `value`. */
  readonly children: ReactNode;
}

const stay = () => {};

/** A definition of one step as a plain form: no step cards, no summary, buttons of its host's. */
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
