import type { Session } from '../../../../../engine';
import { counted } from '../../../../../engine/values/countText';
import { differencesAt } from './differencesAt';
import styles from './twins.module.css';
import page from '../../analysts.module.css';

/** What differs where the two wizards stand, said above them. */
export function DifferencesHere({ left, right }: { left: Session; right: Session }) {
  const found = differencesAt(left, right);
  if (found.length === 0)
    return <output className={page.muted}>Nesta etapa os dois formulários são iguais.</output>;
  return (
    <section aria-label="O que difere nesta etapa">
      <output>{counted(found.length, 'diferença', 'diferenças')} nesta etapa</output>
      <ul className={styles.differences}>
        {found.map(({ about, left: before, right: after }) => (
          <li key={about}>
            <strong>{about}</strong>
            <span>à esquerda: {before}</span>
            <span>à direita: {after}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
