import type { ReactNode } from 'react';
import styles from './table.module.css';

export const UNDEFINED = 'Não definido';

interface NameProps {
  readonly label?: ReactNode;
  readonly children: string | null;
}

/** Names may have 200 letters: clipped to three lines, or one in a card. */
export const Name = ({ label, children }: NameProps) => (
  <span className={styles.name} title={children ?? undefined}>
    {label}
    {children ?? UNDEFINED}
  </span>
);
