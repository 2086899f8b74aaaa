import { controlAttributes, type ControlProps } from './control';
import styles from './Field.module.css';

/** A text that cannot be edited, shown whole: an input alone would cut it at its edge. */
export function WholeText({ text }: { text: string }) {
  return (
    <span className={styles.whole} aria-hidden="true">
      {text}
    </span>
  );
}

/** A locked choice reads as text: a select knows no read-only state. */
export function LockedText({
  text,
  ...props
}: { text: string } & Omit<ControlProps<unknown>, 'value' | 'onChange'>) {
  return (
    <>
      <input {...controlAttributes(props)} className={styles.input} data-whole="" value={text} readOnly />
      <WholeText text={text} />
    </>
  );
}
