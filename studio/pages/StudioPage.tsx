import type { HTMLAttributes, ReactNode } from 'react';
import { usePageTitle } from '../../src/shared/layout/pageTitle';
import styles from './analysts.module.css';

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'about'> {
  readonly title: string;
  /** A last breadcrumb, where the address names none. */
  readonly crumb?: string;
  readonly about?: ReactNode;
  readonly choice?: ReactNode;
}

export function StudioPage({ title, crumb, about, choice, children, ...props }: Props) {
  usePageTitle(title, crumb);
  return (
    <div {...props} className={styles.page}>
      {(about ?? choice) && (
        <div className={styles.head}>
          {about && <div className={styles.links}>{about}</div>}
          {choice && <div className={styles.choice}>{choice}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
