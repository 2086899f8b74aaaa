import { useNavigate } from 'react-router-dom';
import type { TrackedQuote } from '../../../contract/search';
import { dayText, moneyText } from '../../../engine/values';
import { Badge, applyMask, type Column } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { isChange, requestPage } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { CopyNumbers } from '../../shared/table/CopyNumbers';
import { ListTable } from '../../shared/table/ListTable';
import { Name, UNDEFINED } from '../../shared/table/Name';
import type { RowsOf } from '../../shared/table/useList';
import { turnText } from './turnText';
import { useCommands } from './useCommands';
import styles from './tracking.module.css';

export const requestColumns: readonly Column<TrackedQuote>[] = [
  { key: 'number', header: 'Número', share: 1.04, sort: 'numero', whole: true, cell: numberOf },
  { key: 'object', header: 'Objeto', share: 1.24, cell: objectOf },
  { key: 'insured', header: 'Segurado e tomador', share: 1.56, sort: 'segurado', cell: insuredOf },
  { key: 'amount', header: 'Importância Segurada', share: 1.48, sort: 'valor', align: 'end', cell: amountOf },
  { key: 'status', header: 'Situação', share: 2.46, cell: statusOf },
  {
    key: 'updated',
    header: 'Atualizada',
    share: 1,
    sort: 'atualizacao',
    whole: true,
    wide: true,
    cell: updatedOf,
  },
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

const many = {
  name: ({ Identifier }: TrackedQuote) => Identifier,
  nouns: ['solicitação', 'solicitações'] as const,
  Actions: ({ rows }: { rows: readonly TrackedQuote[] }) => (
    <CopyNumbers numbers={rows.map(({ Identifier }) => Identifier)} />
  ),
};

interface RequestTableProps {
  readonly items: readonly TrackedQuote[];
  readonly list: RowsOf;
}

export function RequestTable({ items, list }: RequestTableProps) {
  const navigate = useNavigate();
  const commandsOf = useCommands();
  return (
    <ListTable
      caption="Solicitações"
      list={list}
      columns={requestColumns}
      rows={items}
      rowKey={({ Identifier }) => Identifier}
      onOpen={(quote) => void navigate(href(quote))}
      actions={commandsOf}
      many={many}
    />
  );
}
