import styles from './Field.module.css';

/** A text of several lines to be copied: selected as a whole when it takes focus. */
export function CopyArea({ id, value }: { id: string; value: string }) {
  return (
    <textarea
      id={id}
      className={`${styles.input} ${styles.copied}`}
      readOnly
      rows={1}
      value={value}
      onFocus={(event) => event.target.select()}
    />
  );
}
