import type { RuleKind } from '../../../engine/index';
import type { SaidRule } from '../../flow/saidRules';
import { useSelect, type Selection } from '../selection';
import { kindWords } from '../words';
import styles from './structure.module.css';

export function RuleList({
  rules,
  selection,
}: {
  rules: readonly SaidRule[];
  selection?: Selection | undefined;
}) {
  const chosen = selection && 'rule' in selection ? selection.rule : undefined;
  const kinds = (Object.keys(kindWords) as RuleKind[]).map((kind) => ({
    kind,
    own: rules.filter((rule) => rule.kind === kind),
  }));
  return (
    <ul>
      {kinds
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <li key={kind}>
            <h3>
              {kindWords[kind].many} <code>{kind}</code>
            </h3>
            <ul>
              {own.map((rule) => (
                <RuleRow key={rule.id} rule={rule} chosen={rule.id === chosen} />
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

function RuleRow({ rule, chosen }: { rule: SaidRule; chosen: boolean }) {
  const select = useSelect();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={chosen}
        onClick={() => select({ rule: rule.id })}
      >
        <span>{rule.words}</span>
        <code>{rule.id}</code>
      </button>
    </li>
  );
}
