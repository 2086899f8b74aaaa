import { useLocation, useNavigate } from 'react-router-dom';
import type { QueueEntry } from '../../../../contract/deskQueue';
import { isOpen } from '../../../../contract/statuses/quote';
import { dayText } from '../../../../engine/values';
import { type Column, type MenuItem } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { ListTable } from '../../../shared/table/ListTable';
import type { RowsOf } from '../../../shared/table/useList';
import { awayText } from '../absences/awayText';
import { useHolding } from '../holding/useHolding';
import { StatusBadge } from '../StatusBadge';
import { amountText } from '../texts';
import { ManyRequests } from './ManyRequests';
import { deadlineText, waitOf } from './waitText';
import styles from './list.module.css';

const status = { key: 'wait', header: 'Situação e espera', share: 2.42, sort: 'prazo' } as const;

const facts: readonly Column<QueueEntry>[] = [
  { key: 'number', header: 'Número', share: 1.14, cell: numberOf, whole: true },
  { key: 'holder', header: 'Tomador e segurado', share: 1.5, cell: partiesOf },
  {
    key: 'amount',
    header: 'Importância segurada',
    share: 1.48,
    sort: 'valor',
    cell: ({ InsuredAmount }) => amountText(InsuredAmount),
    align: 'end',
    whole: true,
  },
  { key: 'held', header: 'Responsável', share: 1.26, cell: heldOf },
  {
    key: 'updated',
    header: 'Atualizada',
    share: 1,
    wide: true,
    sort: 'atualizacao',
    cell: ({ UpdatedAt }) => dayText(UpdatedAt),
    whole: true,
  },
];

const withStatus = (column: Column<QueueEntry>): readonly Column<QueueEntry>[] => [
  ...facts.slice(0, 3),
  column,
  ...facts.slice(3),
];

export const queueColumns = withStatus({ ...status, cell: () => null });

const columnsAt = (now: number) =>
  withStatus({
    ...status,
    cell: ({ Identifier, Status, Turn }) => (
      <span className={styles.status}>
        <StatusBadge identifier={Identifier} status={Status} />
        <Waiting turn={Turn} now={now} />
      </span>
    ),
  });

function numberOf({ Identifier, ProductName }: QueueEntry) {
  return (
    <span className={styles.numbered}>
      {Identifier}
      <span className={`${styles.under} ${styles.product}`}>{ProductName}</span>
    </span>
  );
}

function partiesOf({ HolderName, InsuredName }: QueueEntry) {
  return (
    <span className={styles.parties}>
      {HolderName ?? 'Não informado'}
      {InsuredName && <span className={styles.under}>{InsuredName}</span>}
    </span>
  );
}

function Waiting({ turn, now }: { turn: QueueEntry['Turn']; now: number }) {
  const wait = waitOf(turn, now);
  if (!wait) return null;
  const deadline = turn?.Deadline;
  // The insurer's automatic answer has no deadline on day 0.
  const counted = deadline && (deadline.Day > 0 || turn.Who !== 'insurer');
  return (
    <span className={styles.wait}>
      {counted && <span data-late={deadline.IsOver || undefined}>{deadlineText(deadline)} · </span>}
      {wait.text}
      {wait.until && (
        <span data-late={wait.isLate}>
          {', '}
          {wait.until}
        </span>
      )}
    </span>
  );
}

function heldOf({ HeldBy }: QueueEntry) {
  if (!HeldBy) return <span className={styles.free}>Sem responsável</span>;
  return (
    <span className={styles.parties}>
      Com {HeldBy.IsMe ? 'você' : HeldBy.Name}
      {HeldBy.Away && <span className={styles.under}>{awayText(HeldBy.Away)}</span>}
    </span>
  );
}

const many = {
  name: ({ Identifier }: QueueEntry) => Identifier,
  nouns: ['solicitação', 'solicitações'] as const,
  Actions: ManyRequests,
};

interface QueueTableProps {
  readonly items: readonly QueueEntry[];
  readonly asOf: string;
  readonly list: RowsOf;
  readonly current: string | undefined;
}

export function QueueTable({ items, asOf, list, current }: QueueTableProps) {
  const navigate = useNavigate();
  const { take, release } = useHolding();
  const { search } = useLocation();
  const href = ({ Identifier }: QueueEntry) => paths.deskRequest(Identifier) + search;
  const commandsOf = (entry: QueueEntry): readonly MenuItem[] => {
    const { Identifier, HeldBy, Status } = entry;
    const open = { label: 'Abrir', onSelect: () => void navigate(href(entry)) };
    if (!isOpen(Status)) return [open];
    if (HeldBy?.IsMe) return [open, { label: 'Liberar', onSelect: () => void release(Identifier) }];
    // A colleague's request is taken over on its page only.
    return HeldBy ? [open] : [open, { label: 'Assumir', onSelect: () => void take(Identifier, null) }];
  };
  return (
    <ListTable
      caption="Solicitações"
      list={list}
      columns={columnsAt(Date.parse(asOf))}
      rows={items}
      rowKey={({ Identifier }) => Identifier}
      href={href}
      onOpen={(entry) => void navigate(href(entry))}
      current={current}
      onReach={current === undefined ? undefined : (entry) => void navigate(href(entry), { replace: true })}
      actions={commandsOf}
      many={many}
    />
  );
}
