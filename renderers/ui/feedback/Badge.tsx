import { AlertCircle, AlertTriangle, CheckCircle2, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from './Alert';
import styles from './Badge.module.css';

const icons = { info: Info, success: CheckCircle2, warning: AlertTriangle, danger: AlertCircle };

/** A state as a word with an icon: colour alone says nothing to some readers. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={14} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
