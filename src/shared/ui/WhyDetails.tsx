import { useState, type ReactNode } from 'react';
import styles from './whyDetails.module.css';

/** A question that unfolds its answer, which is drawn, and asked for, once it is opened. */
export function WhyDetails({ question, children }: { question: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{question}</summary>
      {isOpen && children}
    </details>
  );
}
