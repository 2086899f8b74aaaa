import { Link } from 'react-router-dom';
import { Alert, Button, Card, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { CopyNumbers } from '../../shared/table/CopyNumbers';
import { RowState } from './RowsTable';
import { type Batch, progressOf, type Results } from './sending/Batch';
import type { Ended } from './sending/sendBatch';
import type { BatchOnPage } from './useBatch';
import styles from './batch.module.css';

interface Props {
  readonly batch: BatchOnPage;
}

export function BatchCard({ batch: { batch, results, isSending, ended, stop, goOn, clear } }: Props) {
  if (!batch) return null;
  const { total, numbers, refused, waiting } = progressOf(batch, results);
  return (
    <Card aria-labelledby="batch-title">
      <div className={styles.head}>
        <h2 id="batch-title">Envio de {batch.name}</h2>
        <output className="ui-figures">
          {statusWords({ total, sent: numbers.length, refused, waiting }, isSending)}
        </output>
      </div>
      <progress className={styles.bar} max={total} value={total - waiting} aria-label="Envio das linhas" />
      {!isSending && waiting > 0 && <Waiting ended={ended} waiting={waiting} />}
      <div className={styles.actions}>
        {isSending && (
          <Button kind="secondary" onClick={stop}>
            Parar envio
          </Button>
        )}
        {!isSending && waiting > 0 && <Button onClick={goOn}>Continuar envio</Button>}
        {numbers.length > 0 && (
          <>
            <LinkButton asChild kind="secondary">
              <Link to={trackingOf(batch)}>Acompanhar</Link>
            </LinkButton>
            <CopyNumbers numbers={numbers} />
          </>
        )}
        {!isSending && (
          <Button kind="quiet" size="sm" onClick={clear}>
            {waiting > 0 ? 'Descartar o que falta' : 'Limpar'}
          </Button>
        )}
      </div>
      <details className={styles.fold} open={refused > 0 || undefined}>
        <summary>
          <h3>Resultado de cada linha</h3>
        </summary>
        <RowResults batch={batch} results={results} />
      </details>
    </Card>
  );
}

interface Counts {
  readonly total: number;
  readonly sent: number;
  readonly refused: number;
  readonly waiting: number;
}

function statusWords({ total, sent, refused, waiting }: Counts, isSending: boolean): string {
  const said = [`${sent} de ${total} ${sent === 1 ? 'enviada' : 'enviadas'}`];
  if (refused > 0) said.push(refused === 1 ? '1 não enviada' : `${refused} não enviadas`);
  if (waiting > 0 && !isSending) said.push(waiting === 1 ? '1 aguarda' : `${waiting} aguardam`);
  return said.join(', ');
}

function Waiting({ ended, waiting }: { ended: Ended | undefined; waiting: number }) {
  const isCut = ended === 'unanswered';
  // One of them may have arrived though its answer did not.
  const rest = `Falta confirmar o envio de ${waiting === 1 ? '1 linha' : `${waiting} linhas`}`;
  return (
    <div className={styles.notes}>
      <Alert
        tone={isCut ? 'warning' : 'info'}
        live={ended !== undefined}
        title={isCut ? 'O servidor não respondeu' : 'Envio parado'}
      >
        <p>{rest}. Continue quando quiser: nenhuma é enviada duas vezes.</p>
      </Alert>
    </div>
  );
}

function RowResults({ batch, results }: { batch: Batch; results: Results }) {
  return (
    <ul className={styles.results}>
      {batch.rows.map(({ key, line, words }) => {
        const result = results[key];
        return (
          <li key={key}>
            <span className="ui-figures">Linha {line}</span>
            <span className={styles.words}>{words}</span>
            {result ? <RowState result={result} /> : <span className={styles.muted}>Aguarda</span>}
            {result && 'message' in result && <span className={styles.error}>{result.message}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const trackingOf = ({ id }: Batch) => `${paths.requestStatus}?${new URLSearchParams({ planilha: id })}`;
