import type { DecisionTable, HitPolicy, TableRow } from '../../flow/tables/DecisionTable';
import type { Mark } from '../../flow/Mark';
import { Alert, Skeleton } from '../../../renderers/ui';
import { exampleText } from '../flow/words';
import { useFlow } from '../flow/useFlow';
import { PlaceLinks } from '../PlaceLinks';
import { ServerFaults } from '../ServerFaults';
import type { Origin } from '../views/Origin';
import styles from './decisions.module.css';

const POLICY: Readonly<Record<HitPolicy, string>> = {
  unique: 'Única: para cada resposta vale no máximo uma linha, em qualquer ordem.',
  first: 'Primeira: de cima para baixo, vale a primeira linha que as respostas cumprem.',
};

export default function TablesView({ origin }: { origin: Origin }) {
  const { answer, error, isAsking } = useFlow(origin);
  if (error !== undefined && !isAsking)
    return <Alert tone="danger" title="Não foi possível montar as tabelas. Tente de novo mais tarde." live />;
  if (!answer) return <Skeleton label="Montando as tabelas…" lines={8} />;
  const { Flow: flow, Faults: faults } = answer;
  return (
    <>
      {faults.length > 0 && (
        <ServerFaults faults={faults} keepsFrom={flow ? undefined : 'as tabelas de decisão'} />
      )}
      {flow?.tables.length === 0 && <p>Nada neste produto é decidido ou calculado por casos.</p>}
      {flow?.tables.map((table) => (
        <Decisions key={table.id} table={table} />
      ))}
    </>
  );
}

/** With more inputs, all share one column. */
const MOST_COLUMNS = 4;

function Decisions({ table }: { table: DecisionTable }) {
  const { id, title, place, policy, rows, otherwise, gaps } = table;
  const isWide = table.inputs.length > MOST_COLUMNS;
  const columns = isWide ? ['Quando'] : table.inputs;
  return (
    <section aria-label={title} className={styles.decisions}>
      <h3>{title}</h3>
      <p className={styles.policy}>{POLICY[policy]}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard's focus, or who has no mouse cannot read on. */}
      <section className={styles.scroll} aria-label={`Tabela: ${title}`} tabIndex={0}>
        <table>
          <caption className="ui-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Linha</th>
              {columns.map((input) => (
                <th key={input} scope="col">
                  {input}
                </th>
              ))}
              <th scope="col" data-result>
                Resultado
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={`${id} ${index}`}
                row={row}
                isWide={isWide}
                number={index + 1}
                inputs={table.inputs}
              />
            ))}
            {otherwise !== undefined && (
              <tr>
                <th scope="row">Senão</th>
                {columns.map((input) => (
                  <td key={input}>–</td>
                ))}
                <td data-result>{otherwise}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <Marks marks={gaps} />
      <PlaceLinks place={place} />
    </section>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly number: number;
  readonly inputs: readonly string[];
  readonly isWide: boolean;
}

function Row({ row: { cells, result, marks, place }, number, inputs, isWide }: RowProps) {
  return (
    <tr>
      <th scope="row">{number}</th>
      {isWide ? (
        <td data-when>
          <ul>
            {cells.map((cell, at) => cell !== '' && <li key={inputs[at]}>{`${inputs[at]}: ${cell}`}</li>)}
          </ul>
        </td>
      ) : (
        cells.map((cell, at) => <td key={inputs[at]}>{cell === '' ? '–' : cell}</td>)
      )}
      <td data-result>
        <p>{result}</p>
        <Marks marks={marks} />
        {place !== undefined && <PlaceLinks place={place} />}
      </td>
    </tr>
  );
}

/** Notes for information, not faults. */
const TOLD: readonly string[] = ['overlap', 'undecided', 'left-out', 'unproved'];

function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ code, words, example }) => (
    <p key={code} className={styles.mark} data-wrong={!TOLD.includes(code) || undefined}>
      {words}
      {example.length > 0 && `: por exemplo, com ${exampleText(example)}`}.
    </p>
  ));
}
