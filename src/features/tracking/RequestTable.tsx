import { useNavigate } from 'react-router-dom';
import type { TrackedQuote } from '../../../contract/search';
import { moneyText } from '../../../engine/values/money';
import { dayText } from '../../../engine/values/instant';
import { Badge, Table, applyMask, type Column, type Sorting } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { isChange, requestPage } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { Name, UNDEFINED } from '../../shared/table/Name';
import { turnText } from './turnText';
import { useCommands } from './useCommands';
import styles from './tracking.module.css';

const columns: readonly Column<TrackedQuote>[] = [
  { key: 'number', header: 'Número', sort: 'numero', whole: true, cell: numberOf },
  { key: 'object', header: 'Objeto', cell: objectOf },
  { key: 'insured', header: 'Segurado e tomador', sort: 'segurado', cell: insuredOf },
  { key: 'amount', header: 'Importância Segurada', sort: 'valor', align: 'end', cell: amountOf },
  { key: 'status', header: 'Situação', cell: statusOf },
  { key: 'updated', header: 'Atualizada', sort: 'atualizacao', whole: true, cell: updatedOf },
];

const href = ({ Identifier }: TrackedQuote) => requestPage(Identifier);

function numberOf(quote: TrackedQuote) {
  return (
    <span>
      <a href={href(quote)} className={styles.link}>
        {quote.Identifier}
      </a>
      <span className={`${styles.under} ${styles.product}`}>{quote.ProductName}</span>
    </span>
  );
}

function objectOf({ ObjectNumbers, DocumentNumber }: TrackedQuote) {
  if (ObjectNumbers) return ObjectNumbers;
  return DocumentNumber ? `Apólice ${DocumentNumber}` : UNDEFINED;
}

function insuredOf({ InsuredName, InsuredDocument, HolderName }: TrackedQuote) {
  return (
    <span>
      <Name>{InsuredName}</Name>
      {InsuredDocument && (
        <span className={`${styles.under} ${styles.extra} ui-figures`}>
          {applyMask('cpf-cnpj', InsuredDocument)}
        </span>
      )}
      <span className={styles.under}>
        <Name label="Tomador: ">{HolderName}</Name>
      </span>
    </span>
  );
}

function amountOf({ InsuredAmount }: TrackedQuote) {
  return InsuredAmount === null ? UNDEFINED : moneyText(InsuredAmount);
}

function statusOf({ Identifier, Status, Turn }: TrackedQuote) {
  const { label, tone } = statusWords(Status, isChange(Identifier));
  const next = Turn && turnText(Turn, today(), Status);
  return (
    <span className={styles.status}>
      <Badge tone={tone}>{label}</Badge>
      {next && (
        <span className={styles.under}>
          {next.who}, {next.when}
        </span>
      )}
    </span>
  );
}

function updatedOf({ CreatedAt, UpdatedAt }: TrackedQuote) {
  return (
    <span>
      {dayText(UpdatedAt)}
      <span className={`${styles.under} ${styles.extra}`}>pedida {dayText(CreatedAt)}</span>
    </span>
  );
}

interface RequestTableProps {
  readonly items: readonly TrackedQuote[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

/** Requests as a table, and as cards where there is less room. */
export function RequestTable({ items, sorting, onSort }: RequestTableProps) {
  const navigate = useNavigate();
  const commandsOf = useCommands();
  return (
    <Table
      caption="Solicitações"
      columns={columns}
      rows={items}
      rowKey={({ Identifier }) => Identifier}
      onOpen={(quote) => void navigate(href(quote))}
      actions={commandsOf}
      cards="dense"
      sorting={sorting}
      onSort={onSort}
    />
  );
}
