import styles from './behindChart.module.css';

interface BehindChartProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

export function BehindChart({ title, heads, rows }: BehindChartProps) {
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
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ui-figures">
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, at) => (
                  <td key={heads[at + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
