import { explain, type Session } from '../../../engine/index';
import { FieldLink, RuleLink } from '../links';
import { originWords, valueText } from '../words';
import styles from './structure.module.css';
import analysts from '../analysts.module.css';

export function Why({ session, path }: { session: Session; path: string }) {
  const { value, by, rule, note, inputs } = explain(session, path);
  const { index } = session.definition.byPath.get(path)!;
  const { visible, stepHidden } = session.states.at(index);
  const isHidden = !visible || stepHidden === true;
  return (
    <section className={styles.why} aria-label="Por que este valor?">
      <h3>Por que este valor?</h3>
      <p className={styles.value}>
        <code>{valueText(value)}</code>
      </p>
      <p>
        {originWords[by]} {rule && <RuleLink id={rule} />}
      </p>
      {note && <p className={analysts.muted}>{note}</p>}
      {inputs.length > 0 && (
        <ul className={analysts.list} aria-label="De onde saiu">
          {inputs.map((input) => (
            <li key={input.field}>
              <FieldLink path={input.field} /> <code>{valueText(input.value)}</code>
            </li>
          ))}
        </ul>
      )}
      {isHidden && <p className={analysts.muted}>Agora está oculto: as regras e o registro o leem vazio.</p>}
      {session.issues.at(index).map((issue) => (
        <p key={issue.code}>
          <code>{issue.code}</code> {issue.message}
        </p>
      ))}
    </section>
  );
}
