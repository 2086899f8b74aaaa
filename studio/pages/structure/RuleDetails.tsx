import type { SaidRule } from '../../flow/saidRules';
import { rolesOf } from '../../rules';
import { FieldLink } from '../links';
import { PlaceLinks } from '../PlaceLinks';
import { DETAILS_ID } from '../selection';
import styles from '../analysts.module.css';

interface Props {
  readonly rule: SaidRule;
  readonly place?: string | undefined;
  readonly source: unknown;
}

/** All that is known of a rule: what it does in a sentence, where it stands, what it reads and writes, how it is written. */
export function RuleDetails({ rule, place, source }: Props) {
  return (
    <>
      <h2 id={DETAILS_ID} tabIndex={-1}>
        {rule.id}
      </h2>
      <p className={styles.muted}>{rolesOf(rule.kind).headings[0]}</p>
      <p>{rule.words}</p>
      {rule.note && <p className={styles.muted}>{rule.note}</p>}
      {rule.why && <p>“{rule.why}”</p>}
      {place !== undefined && <PlaceLinks place={place} />}
      <Fields title="Lê" paths={rule.reads} />
      <Fields title="Escreve" paths={rule.writes} />
      <Fields title="Decide como aparece" paths={rule.shapes} />
      <details>
        <summary>Como está escrita</summary>
        <pre>{JSON.stringify(source, null, 2)}</pre>
      </details>
    </>
  );
}

function Fields({ title, paths }: { title: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {paths.map((path) => (
          <li key={path}>
            <FieldLink path={path} />
          </li>
        ))}
      </ul>
    </>
  );
}
