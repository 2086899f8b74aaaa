import { moneyOf } from '../../impact/money/moneyOf';
import { moneyTold, type MoneyTable, type Sides } from '../../impact/money/moneyTold';
import type { Rated } from '../../impact/money/Rated';
import styles from './impact.module.css';

interface Props {
  readonly title: string;
  readonly rated: readonly Rated[];
  readonly sides?: Sides;
}

export function Money({ title, rated, sides }: Props) {
  const { sentences, tables } = moneyTold(moneyOf(rated), sides);
  if (sentences.length === 0) return null;
  return (
    <section aria-label={title} className={styles.money}>
      <h3>{title}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {tables.length > 0 && (
        <div className={styles.tables}>
          {tables.map((table) => (
            <Figures key={table.title} of={title} table={table} />
          ))}
        </div>
      )}
    </section>
  );
}

function Figures({ of, table: { title, heads, rows } }: { of: string; table: MoneyTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard's focus, or who has no mouse cannot read on.
    <section className={styles.figures} aria-label={`${of}: ${title}`} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ui-figures">
          {rows.map(({ cells: [name, ...figures], changed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]} data-changed={changed.includes(at + 1) || undefined}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
