import type { ReactNode } from 'react';
import styles from './ButtonBar.module.css';

/** The buttons that end a step or a page: going back first, going on last. They stick to the bottom of a phone. */
export function ButtonBar({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={`${styles.bar} ${className}`}>{children}</div>;
}
