import { headingOf } from '../../engine/index';
import { useSession } from '../store/hooks';
import styles from '../wizard/wizard.module.css';

export function GroupHeading({ index }: { index: number }) {
  const heading = useSession((session) => headingOf(session, index));
  return heading === undefined ? null : (
    <h3 className={styles.group} data-wide="">
      {heading}
    </h3>
  );
}
