import { AlertCircle, Info, LoaderCircle, Lock, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldFrame {
  id: string;
  /** Empty where the control says it itself, as a checkbox does. */
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  notice?: string | undefined;
  changed?: { text: string; why: string; actions: ReactNode } | undefined;
  why?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean;
  /** Why the value cannot be edited; shows a lock and makes the input read-only. */
  locked?: string | undefined;
  busy?: boolean | undefined;
  /** Longest text, in characters; a counter shows from 80% on. */
  limit?: number | undefined;
  length?: number;
  /** The content is several controls (radio group, file list): the label names the group. */
  group?: boolean | undefined;
}

const countsFrom = 0.8;
export const showsCount = ({ limit, length = 0 }: FieldFrame) =>
  limit !== undefined && length >= limit * countsFrom;

export function controlAria(frame: FieldFrame) {
  const parts = [
    frame.error && `${frame.id}-error`,
    frame.notice && `${frame.id}-notice`,
    frame.changed && `${frame.id}-changed`,
    frame.locked && `${frame.id}-locked`,
    frame.hint && `${frame.id}-hint`,
    showsCount(frame) && `${frame.id}-count`,
  ];
  return {
    id: frame.id,
    required: frame.required,
    disabled: frame.disabled,
    readOnly: Boolean(frame.locked),
    invalid: Boolean(frame.error),
    describedBy: parts.filter(Boolean).join(' ') || undefined,
  };
}

export function Field({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const isLocked = Boolean(frame.locked) && !frame.group;
  const hasSide = frame.busy || isLocked;
  return (
    <div
      className={styles.field}
      data-field={frame.id}
      data-box={frame.label === '' || undefined}
      ref={frame.why ? askedByKey : undefined}
      data-asks={frame.why ? '' : undefined}
    >
      {frame.label && (
        <FieldLabel id={frame.id} label={frame.label} required={frame.required} group={frame.group} />
      )}
      <div className={styles.control} data-side={hasSide || undefined}>
        {children}
        {frame.busy && <Busy />}
        {!frame.busy && isLocked && <Locked />}
      </div>
      <div className={styles.foot}>
        {(frame.locked || frame.hint) && <FieldHint id={frame.id} locked={frame.locked} hint={frame.hint} />}
        {showsCount(frame) && <Count id={frame.id} limit={frame.limit!} length={frame.length ?? 0} />}
      </div>
      {frame.error && <FieldError id={frame.id} error={frame.error} />}
      {frame.notice && <FieldNotice id={frame.id} notice={frame.notice} />}
      {frame.changed && <Changed id={frame.id} {...frame.changed} />}
      {frame.why && <div className={styles.asks}>{frame.why}</div>}
    </div>
  );
}

/** By key position: Alt+P types another letter on some keyboards. */
function askByKey(event: KeyboardEvent) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyP') return;
  event.preventDefault();
  const ask = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-why]');
  ask?.focus();
  ask?.click();
}

/** On the whole field, as a control may have several parts. */
function askedByKey(field: HTMLDivElement | null) {
  field?.addEventListener('keydown', askByKey);
  return () => field?.removeEventListener('keydown', askByKey);
}

const FieldLabel = memo(function FieldLabel(props: Pick<FieldFrame, 'id' | 'label' | 'required' | 'group'>) {
  const { id, label, required, group } = props;
  return (
    <div className={styles.labelRow}>
      <label className={styles.label} id={`${id}-label`} htmlFor={group ? undefined : id}>
        {label}
      </label>
      {required && (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      )}
    </div>
  );
});

function FieldHint({ id, locked, hint }: Pick<FieldFrame, 'id' | 'locked' | 'hint'>) {
  return (
    <div>
      {locked && <p id={`${id}-locked`}>{locked}</p>}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

function Count({ id, limit, length }: { id: string; limit: number; length: number }) {
  return (
    <p id={`${id}-count`} className={styles.count} data-over={length > limit || undefined}>
      {length} de {limit} caracteres
    </p>
  );
}

interface FieldErrorProps {
  id: string;
  error: string;
  /** A screen reader says it at once: for a checkbox that stands outside a Field. */
  alert?: boolean;
}

export const FieldError = memo(function FieldError({ id, error, alert }: FieldErrorProps) {
  return (
    <p id={`${id}-error`} className={styles.error} role={alert ? 'alert' : undefined}>
      <AlertCircle size={16} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
});

const FieldNotice = memo(function FieldNotice({ id, notice }: { id: string; notice: string }) {
  return (
    <p id={`${id}-notice`} className={styles.notice} role="status">
      <Info size={16} aria-hidden="true" />
      <span>{notice}</span>
    </p>
  );
});

/** Announced with the value, so it is no status region of its own. */
function Changed({ id, text, why, actions }: { id: string } & NonNullable<FieldFrame['changed']>) {
  return (
    <div className={styles.changed}>
      <RotateCcw size={16} aria-hidden="true" />
      <div>
        <p id={`${id}-changed`}>
          {text} <span className={styles.why}>{why}</span>
        </p>
        {actions}
      </div>
    </div>
  );
}

const Busy = () => (
  <span className={styles.side} role="status" aria-label="Consultando…">
    <LoaderCircle size={18} className="ui-spin" aria-hidden="true" />
  </span>
);

const Locked = () => (
  <span className={styles.side}>
    <Lock size={16} aria-hidden="true" />
  </span>
);
