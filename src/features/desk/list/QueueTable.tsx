import { useNavigate } from 'react-router-dom';
import type { QueueEntry } from '../../../../contract/deskQueue';
import { isOpen } from '../../../../contract/statuses/quote';
import { dayText } from '../../../../engine/values/instant';
import { Table, type Column, type MenuItem, type Sorting } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { useHolding } from '../holding/useHolding';
import { StatusBadge } from '../StatusBadge';
import { amountText } from '../texts';
import { deadlineText, waitOf } from './waitText';
import styles from './list.module.css';

const columnsAt = (now: number): readonly Column<QueueEntry>[] => [
  { key: 'number', header: 'Número', cell: numberOf, whole: true },
  { key: 'holder', header: 'Tomador e segurado', cell: partiesOf },
  {
    key: 'amount',
    header: 'Importância segurada',
    sort: 'valor',
    cell: ({ InsuredAmount }) => amountText(InsuredAmount),
    align: 'end',
    whole: true,
  },
  {
    key: 'wait',
    header: 'Situação e espera',
    sort: 'prazo',
    cell: ({ Identifier, Status, Turn }) => (
      <span className={styles.status}>
        <StatusBadge identifier={Identifier} status={Status} />
        <Waiting turn={Turn} now={now} />
      </span>
    ),
  },
  { key: 'held', header: 'Responsável', cell: heldOf },
  {
    key: 'updated',
    header: 'Atualizada',
    sort: 'atualizacao',
    cell: ({ UpdatedAt }) => dayText(UpdatedAt),
    whole: true,
  },
];

function numberOf({ Identifier, ProductName }: QueueEntry) {
  return (
    <span>
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
  return (
    <>
      {/* What the insurer answers by itself is not on its first day's clock. */}
      {deadline && (deadline.Day > 0 || turn.Who !== 'insurer') && (
        <span className={styles.wait}>
          <span data-late={deadline.IsOver || undefined}>{deadlineText(deadline)}</span>
        </span>
      )}
      <span className={styles.wait}>
        {wait.text}
        {wait.until && (
          <span data-late={wait.isLate}>
            {', '}
            {wait.until}
          </span>
        )}
      </span>
    </>
  );
}

function heldOf({ HeldBy }: QueueEntry) {
  if (!HeldBy) return <span className={styles.free}>Sem responsável</span>;
  return <span className={styles.parties}>Com {HeldBy.IsMe ? 'você' : HeldBy.Name}</span>;
}

interface QueueTableProps {
  readonly items: readonly QueueEntry[];
  /** When it was looked. */
  readonly asOf: string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

/** The work list, each row with what can be done without opening it. */
export function QueueTable({ items, asOf, sorting, onSort }: QueueTableProps) {
  const navigate = useNavigate();
  const { take, release } = useHolding();
  const href = ({ Identifier }: QueueEntry) => paths.deskRequest(Identifier);
  const commandsOf = (entry: QueueEntry): readonly MenuItem[] => {
    const { Identifier, HeldBy, Status } = entry;
    const open = { label: 'Abrir', onSelect: () => void navigate(href(entry)) };
    if (!isOpen(Status)) return [open];
    if (HeldBy?.IsMe) return [open, { label: 'Liberar', onSelect: () => void release(Identifier) }];
    // What a colleague has is taken over where one sees what it is.
    return HeldBy ? [open] : [open, { label: 'Assumir', onSelect: () => void take(Identifier, null) }];
  };
  return (
    <Table
      caption="Solicitações"
      columns={columnsAt(Date.parse(asOf))}
      rows={items}
      rowKey={({ Identifier }) => Identifier}
      href={href}
      onOpen={(entry) => void navigate(href(entry))}
      actions={commandsOf}
      cards="dense"
      sorting={sorting}
      onSort={onSort}
    />
  );
}
