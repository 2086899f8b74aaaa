import { useSelect } from './selection';
import styles from './analysts.module.css';

/** A field's path that leads to what is known of the field. */
export function FieldLink({ path }: { path: string }) {
  const select = useSelect();
  return (
    <button type="button" className={styles.link} onClick={() => select({ field: path })}>
      {path}
    </button>
  );
}

/** A rule's id that leads to the rule. */
export function RuleLink({ id }: { id: string }) {
  const select = useSelect();
  return (
    <button type="button" className={styles.link} onClick={() => select({ rule: id })}>
      {id}
    </button>
  );
}
