import type { CaseResult } from '../../cases/runCases';
import { mismatchSentence } from '../../cases/mismatchWords';
import type { RuleUse } from '../../flow/ruleUses';
import { RuleLink } from '../links';
import type { AnalysedProduct } from '../useProduct';
import { rulesOfCase } from './rulesOfCase';
import styles from './cases.module.css';
import analysts from '../analysts.module.css';

interface Props {
  readonly failing: readonly CaseResult[];
  readonly product: AnalysedProduct;
  readonly rules: readonly RuleUse[];
}

export function FailureList({ failing, product: { definition, book }, rules }: Props) {
  if (failing.length === 0) return null;
  return (
    <ul className={styles.failures} aria-label="Casos que falham">
      {failing.map((result) => (
        <li key={`${result.file} ${result.id}`}>
          <h3>
            <code>{result.id}</code> {result.description}
          </h3>
          <p className={analysts.muted}>{result.file}</p>
          <ul className={analysts.list}>
            {result.differences
              .map((found) => mismatchSentence(found, definition))
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
          <p className={styles.links}>
            {rulesOfCase(result, book, rules).map((id) => (
              <RuleLink key={id} id={id} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
