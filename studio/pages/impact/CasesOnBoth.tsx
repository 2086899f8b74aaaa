import type { CasesImpact, CasesRun } from '../../impact/casesOnBoth';
import { counted } from '../../../engine/values';
import analysts from '../analysts.module.css';
import styles from './impact.module.css';

export function CasesOnBoth({
  cases,
  titles = ['casos de hoje na versão nova', 'casos novos na versão que roda'],
}: {
  cases: CasesImpact;
  titles?: readonly [string, string];
}) {
  return (
    <section aria-label="Casos das duas versões" className={styles.group}>
      <h3>Casos das duas versões</h3>
      <Broken title={titles[0]} cases={cases.beforeOnAfter} />
      <Broken title={titles[1]} cases={cases.afterOnBefore} />
    </section>
  );
}

function Broken({ title, cases: { run, broken } }: { title: string; cases: CasesRun }) {
  const sum = `${run - broken.length} de ${run} ${title} valem`;
  if (broken.length === 0) return <p>{sum}.</p>;
  return (
    <details>
      <summary>
        {sum}; {counted(broken.length, 'não vale', 'não valem')}
      </summary>
      <ul className={styles.changes}>
        {broken.map(({ file, id, description, differences }) => (
          <li key={`${file} ${id}`}>
            <span>
              <code>{id}</code> {description}
            </span>
            <span className={analysts.muted}>{differences[0]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
