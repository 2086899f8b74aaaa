import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly key: string | number;
  readonly title: string;
  readonly lines: readonly ReactNode[];
  readonly isCurrent?: boolean;
  readonly isUndone?: boolean;
}

interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  readonly label?: string;
}

export const Timeline = ({ steps, label }: TimelineProps) => (
  <ol className={styles.timeline} aria-label={label}>
    {steps.map(({ key, title, lines, isCurrent, isUndone }) => (
      <li
        key={key}
        className={styles.step}
        data-current={isCurrent || undefined}
        data-undone={isUndone || undefined}
      >
        <strong>{title}</strong>
        {lines.map((line, at) => (
          <p key={at} className="ui-figures">
            {line}
          </p>
        ))}
      </li>
    ))}
  </ol>
);
