import type { ReactNode } from 'react';
import { Card } from '../../../renderers/ui';
import styles from './table.module.css';

/** The sheet that a table lies on, its words in line with those of other cards; where rows are cards there is none. */
export const TableCard = ({ children }: { children: ReactNode }) => (
  <Card asChild>
    <div className={styles.sheet}>{children}</div>
  </Card>
);
