import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import {
  answersWithin,
  blocks,
  changesBetween,
  isShown,
  type Session,
  type Transition,
} from '../../engine/index';
import { FieldView } from '../fields/FieldView';
import { fieldId } from '../fields/fieldId';
import type { WizardHost } from '../store/host';
import { useSession, WizardContext } from '../store/hooks';
import { UPLOADING, UploadStore } from '../store/UploadStore';
import { WizardStore } from '../store/WizardStore';
import { Alert, ErrorSummary, FieldGrid, toast } from '../ui';
import { Notices } from '../wizard/Notices';
import { useRuleAnnouncements } from '../wizard/useRuleAnnouncements';
import { useWizardEffects } from '../wizard/useWizardEffects';
import styles from './ScopeForm.module.css';

export interface ScopeFormProps {
  readonly opened: Transition;
  /** The session before anything was answered, where it was opened on a draft. */
  readonly before?: Session;
  readonly host: WizardHost;
  /** Note by field path; without notes the fields look as in a step, the first one focused. */
  readonly notes?: Readonly<Record<string, string>>;
  readonly onStore?: (store: WizardStore) => void | (() => void);
  /** All checks passed; the answers to send, by path. */
  readonly onSubmit: (answers: Readonly<Record<string, unknown>>, session: Session) => void;
  readonly children: ReactNode;
}

const stay = () => {};

export function ScopeForm({
  opened,
  before = opened.session,
  host,
  notes,
  onStore,
  onSubmit,
  children,
}: ScopeFormProps) {
  const [room] = useState(() => ({ store: new WizardStore(opened), uploads: new UploadStore(), host }));
  useEffect(() => onStore?.(room.store), [room, onStore]);
  const outcome = useMemo(
    () => ({ onSubmit: (session: Session) => onSubmit(answersWithin(session), session), onLeave: stay }),
    [onSubmit],
  );
  const effects = useWizardEffects(room, opened.effects, outcome);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (room.uploads.isBusy()) return toast('warning', UPLOADING);
    room.store.dispatch({ type: 'continue' });
  };
  return (
    <WizardContext value={room}>
      <form noValidate onSubmit={submit} className={styles.form}>
        {effects.notice?.kind === 'danger' && <Alert tone="danger" title={effects.notice.message} />}
        <Wrong attempt={effects.attempt} />
        {notes ? <Fields notes={notes} /> : <PlainFields />}
        <Consequences before={before} />
        {children}
      </form>
      <Notices effects={effects} />
    </WizardContext>
  );
}

function Wrong({ attempt }: { attempt: number }) {
  const session = useSession((current) => current);
  const { definition, issues, states } = session;
  const open = attempt > 0 ? openFields(session) : [];
  const wrong = open.filter(({ index }) => issues.at(index).some(blocks));
  return (
    <ErrorSummary
      attempt={attempt}
      title={definition.source.messages.stepInvalid}
      issues={wrong.map(({ index, path }) => ({
        id: fieldId(path),
        label: states.at(index).title,
        message: issues.at(index).find(blocks)!.message,
      }))}
    />
  );
}

function openFields({ definition, scope }: Session) {
  return definition.fields.filter(({ index }) => scope?.fields.has(index) || scope?.asked.has(index));
}

const ASKED = 'Esta resposta passou a ser necessária.';

function Fields({
  notes,
  except,
}: {
  notes: NonNullable<ScopeFormProps['notes']>;
  except?: ReadonlySet<number>;
}) {
  useRuleAnnouncements();
  const scope = useSession((session) => session.scope);
  const states = useSession((session) => session.states);
  const definition = useSession((session) => session.definition);
  const open = definition.fields.filter(({ index }) => scope?.fields.has(index) || scope?.asked.has(index));
  return open
    .filter(({ index }) => isShown(states.at(index)) && !except?.has(index))
    .map((field) => (
      <fieldset key={field.path} className={styles.marked}>
        <legend className={styles.why}>{notes[field.path] ?? ASKED}</legend>
        <FieldView field={field} />
      </fieldset>
    ));
}

const NO_NOTES = {};

function PlainFields() {
  const fields = useSession(({ scope }) => scope!.fields);
  const definition = useSession((session) => session.definition);
  const own = definition.fields.filter(({ index }) => fields.has(index));
  const first = own[0]?.path;
  useEffect(() => {
    const control = first && document.getElementById(fieldId(first));
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, [first]);
  return (
    <>
      <FieldGrid>
        {own.map((field) => (
          <FieldView key={field.path} field={field} />
        ))}
      </FieldGrid>
      <Fields notes={NO_NOTES} except={fields} />
    </>
  );
}

function Consequences({ before: opened }: { before: Session }) {
  const session = useSession((current) => current);
  const own = new Set(openFields(session).map(({ index }) => index));
  const changes = changesBetween(opened, session, ({ index }) => !own.has(index));
  if (changes.length === 0) return null;
  return (
    <section aria-label="O que muda junto" className={styles.consequences}>
      <h2 className={styles.heading}>O que muda junto</h2>
      <ul className={styles.changes}>
        {changes.map(({ step, label, before, after }) => (
          <li key={`${step} ${label}`}>
            {label}: {before && <del>{before}</del>}
            {before && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="ui-hidden"> passa a </span>
              </>
            )}
            {after ? <ins>{after}</ins> : <em>sem resposta</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}
