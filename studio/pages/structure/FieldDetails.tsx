import type { CompiledField, Session } from '../../../engine/index';
import type { SaidRule } from '../../flow/saidRules';
import { rolesOf } from '../../rules';
import { widgetText } from '../../widgets';
import { RuleLink } from '../links';
import { DETAILS_ID } from '../selection';
import { limitsOf } from './limitsOf';
import { Why } from './Why';
import analysts from '../analysts.module.css';
import styles from './structure.module.css';

interface Props {
  readonly field: CompiledField;
  readonly rules: readonly SaidRule[];
  readonly session?: Session | undefined;
}

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
      <p className={analysts.muted}>
        {[widgetText(schema.ui.widget), ...limitsOf(schema, field.base.required)].join(' · ')}
      </p>
      {session?.definition.byPath.has(path) && <Why session={session} path={path} />}
      <Rules title="Escrevem o valor" rules={rules.filter((rule) => rule.writes.includes(path))} />
      <Rules title="Decidem como aparece" rules={rules.filter((rule) => rule.shapes.includes(path))} />
      <Rules title="Leem o valor" rules={rules.filter((rule) => rule.reads.includes(path))} />
    </>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly SaidRule[] }) {
  if (rules.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.sentences}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <p>{rule.words}</p>
            <RuleLink id={rule.id} /> <span className={analysts.muted}>{rolesOf(rule.kind).headings[0]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
