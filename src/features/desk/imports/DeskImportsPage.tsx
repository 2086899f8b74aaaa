import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskImport } from '../../../../contract/imports';
import { importLabels } from '../../../../contract/statuses/import';
import { momentText } from '../../../../engine/values';
import { Badge, Checkbox, EmptyState, Skeleton, Table, type Column } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { useDeskImports } from '../../imports/api';
import { importTones } from '../../imports/SentImports';
import { NotLoaded } from '../../../shared/ui/NotLoaded';
import styles from './imports.module.css';

const columns: readonly Column<DeskImport>[] = [
  { key: 'identifier', header: 'Importação', whole: true, cell: ({ Identifier }) => Identifier },
  {
    key: 'number',
    header: 'Apólice',
    cell: ({ Number: number, Insurer }) => (
      <span>
        {number}
        <span className={styles.under}>{Insurer}</span>
      </span>
    ),
  },
  { key: 'holder', header: 'Tomador', cell: ({ HolderName }) => HolderName },
  {
    key: 'sender',
    header: 'Enviada por',
    cell: ({ Sender, CreatedAt }) => (
      <span>
        {Sender.Name}
        <span className={styles.under}>{momentText(CreatedAt)}</span>
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Situação',
    whole: true,
    cell: ({ Status }) => <Badge tone={importTones[Status]}>{importLabels[Status]}</Badge>,
  },
];

/** /executivo/importacoes: what customers sent, and which of it waits. */
export function DeskImportsPage() {
  const navigate = useNavigate();
  const [onlyOpen, setOnlyOpen] = useState(true);
  const { data, error, mutate } = useDeskImports(onlyOpen);
  return (
    <div className={styles.page}>
      <Checkbox id="only-open" value={onlyOpen} onChange={setOnlyOpen}>
        Mostrar somente as que esperam validação
      </Checkbox>
      {Boolean(error) && !data && (
        <NotLoaded title="Não foi possível carregar as importações" live onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton lines={6} />}
      {data?.length === 0 && (
        <EmptyState>
          {onlyOpen ? 'Nenhuma importação espera validação.' : 'Nenhum cliente importou uma apólice ainda.'}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Table
          caption="Importações de clientes"
          columns={columns}
          rows={data}
          rowKey={({ Identifier }) => Identifier}
          href={({ Identifier }) => paths.deskImport(Identifier)}
          onOpen={({ Identifier }) => void navigate(paths.deskImport(Identifier))}
        />
      )}
    </div>
  );
}
