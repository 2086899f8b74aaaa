import { useEffect, useRef, type MouseEvent } from 'react';
import { Alert } from './Alert';
import styles from './ErrorSummary.module.css';

export interface FieldIssue {
  id: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  issues: readonly FieldIssue[];
  title?: string | undefined;
  /** Changes with each attempt, so that the summary takes focus again. */
  attempt?: number;
  /** Asked per attempt; true by default. */
  takesFocus?: (() => boolean) | undefined;
}

/**
 * The fields to correct, each a link to its input. It takes focus at each attempt to continue. It stays mounted while
 * there is no error, so that a field that becomes wrong while being corrected keeps the focus.
 */
export function ErrorSummary({
  issues,
  title = 'Verifique os campos em destaque antes de prosseguir',
  attempt,
  takesFocus,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus?.() !== false) box.current?.focus();
  }, [attempt, takesFocus]);
  if (issues.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={styles.summary}>
      <Alert tone="danger" title={title}>
        <ul className={styles.links}>
          {issues.map((issue) => (
            <li key={issue.id}>
              <a href={`#${issue.id}`} onClick={(event) => goTo(event, issue.id)}>
                {issue.label}: {issue.message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  focusField(id);
}

/** Focuses the input of that id itself, or the first control of a group, and brings its field into sight. */
export function focusField(id: string) {
  const target = document.getElementById(id);
  const control = target?.matches('input, select, textarea, button')
    ? target
    : target?.querySelector<HTMLElement>('input:checked, input, button');
  (control ?? target)?.focus();
  target?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
}
