import type { Ref } from 'react';
import styles from './Field.module.css';

/** A text to be copied: selected as a whole when it takes focus. */
export function CopyInput({ id, value, ref }: { id: string; value: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      id={id}
      className={styles.input}
      readOnly
      value={value}
      onFocus={(event) => event.target.select()}
    />
  );
}
