import type { ReactNode } from 'react';
import styles from './table.module.css';

/** For what nobody said (specification 1 §8, 3 §8). */
export const UNDEFINED = 'Não definido';

interface NameProps {
  /** What the name is of, in front of it. */
  readonly label?: ReactNode;
  readonly children: string | null;
}

/** A name in a list, which may have 200 letters: three lines of it, or one of a card; where the row leads it stands whole. */
export const Name = ({ label, children }: NameProps) => (
  <span className={styles.name} title={children ?? undefined}>
    {label}
    {children ?? UNDEFINED}
  </span>
);
