import { EFFECTS } from '../../flow/Flow';
import { effectWords } from './words';
import styles from './flow.module.css';

export function Legend() {
  return (
    <ul className={styles.legend} aria-label="O que as linhas dizem">
      {EFFECTS.map((effect) => (
        <li key={effect}>
          <svg width="32" height="10" aria-hidden="true">
            <path d="M0,5 H32" className={styles.line} data-effect={effect} data-near="true" />
          </svg>
          {effectWords[effect]}
        </li>
      ))}
      <li>
        <span className={styles.dashed} /> oculta com as respostas de agora
      </li>
      <li>⚠ achado da conferência</li>
    </ul>
  );
}
