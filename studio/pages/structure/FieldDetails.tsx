import type { CompiledField, Session } from '../../../engine/index';
import type { RuleUse } from '../../flow/ruleUses';
import { RuleLink } from '../links';
import { DETAILS_ID } from '../selection';
import { kindWords, widgetText } from '../words';
import { limitsOf } from './limitsOf';
import { Why } from './Why';
import styles from '../analysts.module.css';

interface Props {
  readonly field: CompiledField;
  readonly rules: readonly RuleUse[];
  readonly session?: Session;
}

/** All that is known of a field: why it holds what it holds, and the rules that read, write and show it. */
export function FieldDetails({ field, rules, session }: Props) {
  const { path, schema } = field;
  return (
    <>
      <h2 id={DETAILS_ID} tabIndex={-1}>
        {schema.title}
      </h2>
      <p>
        <code>{path}</code>
      </p>
      <p className={styles.muted}>
        {[widgetText(schema.ui.widget), ...limitsOf(schema, field.base.required)].join(' · ')}
      </p>
      {session?.definition.byPath.has(path) && <Why session={session} path={path} />}
      <Rules title="Escrevem o valor" rules={rules.filter((rule) => rule.writes.includes(path))} />
      <Rules title="Decidem como aparece" rules={rules.filter((rule) => rule.shapes.includes(path))} />
      <Rules title="Leem o valor" rules={rules.filter((rule) => rule.reads.includes(path))} />
    </>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly RuleUse[] }) {
  if (rules.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <RuleLink id={rule.id} /> <span className={styles.muted}>{kindWords[rule.kind].one}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
