import { Link } from 'react-router-dom';
import type { PolicyImport } from '../../../contract/imports';
import { importLabels, type ImportStatus } from '../../../contract/statuses/import';
import { dateText, momentText, moneyText } from '../../../engine/values';
import { Badge, Card, EmptyState, Skeleton, Table, type Column, type Tone } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TableCard } from '../../shared/table/TableCard';
import { TextLink } from '../../shared/ui/TextLink';
import { NotLoaded } from '../../shared/ui/NotLoaded';
import { useImports } from './api';
import styles from './imports.module.css';

export const importTones: Readonly<Record<ImportStatus, Tone>> = {
  waiting: 'warning',
  accepted: 'success',
  refused: 'danger',
};

const columns: readonly Column<PolicyImport>[] = [
  {
    key: 'identifier',
    header: 'Importação',
    whole: true,
    cell: ({ Identifier, CreatedAt }) => (
      <span>
        {Identifier}
        <span className={styles.under}>{momentText(CreatedAt)}</span>
      </span>
    ),
  },
  {
    key: 'number',
    header: 'Apólice',
    cell: (entry) => (
      <span>
        {numberOf(entry)}
        <span className={styles.under}>{entry.Insurer}</span>
      </span>
    ),
  },
  { key: 'holder', header: 'Tomador', cell: ({ HolderName }) => HolderName },
  {
    key: 'validity',
    header: 'Vigência',
    whole: true,
    cell: ({ StartDateValidity, EndDateValidity }) => (
      <span>
        até {dateText(EndDateValidity)}
        <span className={styles.under}>desde {dateText(StartDateValidity)}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Importância Segurada',
    align: 'end',
    cell: ({ InsuredAmount }) => moneyText(InsuredAmount),
  },
  { key: 'status', header: 'Situação', cell: stateOf },
];

export function SentImports() {
  const { data, error, mutate } = useImports();
  return (
    <section aria-labelledby="sent-title" className={styles.section}>
      <h2 id="sent-title">Apólices enviadas</h2>
      {Boolean(error) && !data && (
        <NotLoaded
          title="Não foi possível carregar as apólices enviadas"
          live
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <Skeleton lines={4} label="Carregando apólices enviadas…" />}
      {data?.length === 0 && (
        <Card>
          <EmptyState>Nenhuma apólice foi enviada ainda. Escolha acima os PDFs das que você tem.</EmptyState>
        </Card>
      )}
      {data && data.length > 0 && (
        <TableCard>
          <Table
            caption="Apólices enviadas"
            columns={columns}
            rows={data}
            rowKey={({ Identifier }) => Identifier}
          />
        </TableCard>
      )}
    </section>
  );
}

function numberOf({ Number: number, PolicyNumber: accepted }: PolicyImport) {
  if (!accepted) return number;
  return (
    <TextLink asChild>
      <Link to={paths.policy(accepted)}>{accepted}</Link>
    </TextLink>
  );
}

function stateOf({ Status, Reason }: PolicyImport) {
  return (
    <span>
      <span className={styles.state}>
        <Badge tone={importTones[Status]}>{importLabels[Status]}</Badge>
      </span>
      {Reason && <span className={styles.reason}>{Reason}</span>}
    </span>
  );
}
