import type { Uncovered } from '../../cases/runCases';
import type { RuleUse } from '../../flow/ruleUses';
import { RuleLink } from '../links';
import styles from '../analysts.module.css';

export function UncoveredList({
  uncovered,
  rules,
}: {
  uncovered: readonly Uncovered[];
  rules: readonly RuleUse[];
}) {
  if (uncovered.length === 0) return null;
  return (
    <>
      <h3>Nenhum caso mostra que</h3>
      <ul className={styles.list}>
        {uncovered.map(({ rule, words }) => (
          <li key={`${rule} ${words}`}>
            {rules.some(({ id }) => id === rule) ? <RuleLink id={rule} /> : <code>{rule}</code>} {words}
          </li>
        ))}
      </ul>
    </>
  );
}
