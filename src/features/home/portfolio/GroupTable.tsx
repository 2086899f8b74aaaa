import type { Group } from '../../../../contract/home';
import { moneyText } from '../../../../engine/values/money';
import styles from './portfolio.module.css';

export interface GroupTableProps {
  title: string;
  head: string;
  groups: readonly Group[];
}

/** What a chart draws, in figures. */
export function GroupTable({ title, head, groups }: GroupTableProps) {
  return (
    <details className={styles.behind}>
      <summary>
        Ver em tabela<span className="ui-hidden">: {title}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard's focus, or who has no mouse cannot read on. */}
      <section aria-label={title} tabIndex={0}>
        <table>
          <caption className="ui-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Apólices</th>
              <th scope="col">Importância Segurada</th>
              <th scope="col">Prêmio</th>
            </tr>
          </thead>
          <tbody className="ui-figures">
            {groups.map((group) => (
              <tr key={group.Key}>
                <th scope="row">{group.Name}</th>
                <td>{group.Count}</td>
                <td>{moneyText(group.InsuredAmount)}</td>
                <td>{moneyText(group.Premium)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
