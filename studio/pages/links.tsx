import { useSelect } from './selection';
import styles from './analysts.module.css';

export function FieldLink({ path }: { path: string }) {
  const select = useSelect();
  return (
    <button type="button" className={styles.link} onClick={() => select({ field: path })}>
      {path}
    </button>
  );
}

export function RuleLink({ id }: { id: string }) {
  const select = useSelect();
  return (
    <button type="button" className={styles.link} onClick={() => select({ rule: id })}>
      {id}
    </button>
  );
}
