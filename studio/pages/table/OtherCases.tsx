import type { RowResult } from '../../cases/table/resultOf';
import { Button } from '../../../renderers/ui';
import type { GridRow } from './Grid';
import { ResultMark } from './ResultMark';
import styles from './table.module.css';

interface Props {
  readonly rows: readonly GridRow[];
  readonly results: readonly (RowResult | undefined)[];
  readonly textOf: (place: number) => string;
  readonly onText: (place: number) => void;
}

export function OtherCases({ rows, results, textOf, onText }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.others} aria-label="Casos que não cabem na tabela">
      <h2>Casos que não cabem na tabela</h2>
      <ul>
        {rows.map(({ it, place }) => (
          <li key={it.id}>
            <details>
              <summary>
                <ResultMark result={results[place]} />
                {it.id} – {it.description}
              </summary>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls is reached by keyboard. */}
              <pre tabIndex={0} aria-label={`Texto de ${it.id}`}>
                {textOf(place)}
              </pre>
              {results[place]?.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <Button kind="secondary" size="sm" onClick={() => onText(place)}>
                Abrir no editor
              </Button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
