import type { FocusEvent, Ref } from 'react';
import styles from './Field.module.css';

interface Props {
  id: string;
  value: string;
  ref?: Ref<HTMLInputElement>;
  /** Shows all of a longer text, in as many lines as it takes. */
  isWhole?: boolean;
}

const selectAll = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select();

/** A text to be copied: selected as a whole when it takes focus. */
export function CopyInput({ id, value, ref, isWhole }: Props) {
  const shared = { id, value, readOnly: true, onFocus: selectAll };
  if (isWhole) return <textarea {...shared} className={`${styles.input} ${styles.copied}`} rows={1} />;
  return <input {...shared} ref={ref} className={styles.input} />;
}
