import type { ReactNode } from 'react';
import { Card } from '../../../renderers/ui';
import styles from './table.module.css';

export const TableCard = ({ children }: { children: ReactNode }) => (
  <Card asChild>
    <div className={styles.sheet}>{children}</div>
  </Card>
);
