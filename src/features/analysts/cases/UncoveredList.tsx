import type { RuleUse } from '../../../../engine/inspect/ruleUses';
import { RuleLink } from '../links';
import styles from '../analysts.module.css';

/** What rules do and no case shows; what is no rule (record, rating) stands as text. */
export function UncoveredList({
  uncovered,
  rules,
}: {
  uncovered: readonly string[];
  rules: readonly RuleUse[];
}) {
  if (uncovered.length === 0) return null;
  return (
    <>
      <h3>Nenhum caso mostra</h3>
      <ul className={styles.list}>
        {uncovered.map((line) => {
          const rule = rules.find(({ id }) => line.startsWith(`${id} `));
          return (
            <li key={line}>
              {rule && <RuleLink id={rule.id} />} {rule ? line.slice(rule.id.length + 1) : line}
            </li>
          );
        })}
      </ul>
    </>
  );
}
