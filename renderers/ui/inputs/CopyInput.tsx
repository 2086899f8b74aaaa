import type { FocusEvent, Ref } from 'react';
import styles from './Field.module.css';

interface Props {
  id: string;
  value: string;
  ref?: Ref<HTMLInputElement>;
  isWhole?: boolean;
}

const selectAll = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select();

export function CopyInput({ id, value, ref, isWhole }: Props) {
  const shared = { id, value, readOnly: true, onFocus: selectAll };
  if (isWhole) return <textarea {...shared} className={`${styles.input} ${styles.copied}`} rows={1} />;
  return <input {...shared} ref={ref} className={styles.input} />;
}
