import type { SaidRule } from '../../flow/saidRules';
import { RULE_KINDS, rolesOf } from '../../rules';
import { useSelect, type Selection } from '../selection';
import styles from './structure.module.css';

export function RuleList({
  rules,
  selection,
}: {
  rules: readonly SaidRule[];
  selection?: Selection | undefined;
}) {
  const chosen = selection && 'rule' in selection ? selection.rule : undefined;
  const kinds = RULE_KINDS.map((kind) => ({
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
              {rolesOf(kind).headings[1]} <code>{kind}</code>
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
