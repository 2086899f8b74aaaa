import { Link, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import type { TrackedQuote, TrackingPage } from '../../../contract/search';
import { registeredStatuses } from '../../../contract/statuses/quote';
import { dayText } from '../../../engine/values/instant';
import { moneyText } from '../../../engine/values/money';
import { Badge, Card, FieldGrid, Table, applyMask, type Column } from '../../../renderers/ui';
import styles from '../../../src/features/tracking/tracking.module.css';
import { turnText } from '../../../src/features/tracking/turnText';
import { readByBody } from '../../../src/shared/api/api';
import { today } from '../../../src/shared/config/serverClock';
import { usePageTitle } from '../../../src/shared/layout/pageTitle';
import { paths } from '../../../src/shared/paths';
import { followed } from '../../../src/shared/products/entries';
import { requestPage } from '../../../src/shared/requests/places';
import { printedDocuments } from '../../../src/shared/requests/printedDocuments';
import { statusWords } from '../../../src/shared/requests/status';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { Frame } from './Frame';
import { Choice, Day, Words, download, useFilters } from './filters';
import { Results } from './Results';

const NONE = 'Não definido';

const columns: readonly Column<TrackedQuote>[] = [
  {
    key: 'number',
    header: 'Número',
    sort: 'number',
    whole: true,
    cell: ({ Identifier, ProductName }) => (
      <span>
        <a href={requestPage(Identifier)} className={styles.link}>
          {Identifier}
        </a>
        <span className={`${styles.under} ${styles.product}`}>{ProductName}</span>
      </span>
    ),
  },
  { key: 'object', header: 'Objeto', cell: ({ ObjectNumbers }) => ObjectNumbers ?? NONE },
  {
    key: 'insured',
    header: 'Segurado e tomador',
    sort: 'insured',
    cell: ({ InsuredName, InsuredDocument, HolderName }) => (
      <span>
        {InsuredName ?? NONE}
        {InsuredDocument && (
          <span className={`${styles.under} ${styles.extra} ui-figures`}>
            {applyMask('cpf-cnpj', InsuredDocument)}
          </span>
        )}
        <span className={styles.under}>Tomador: {HolderName ?? NONE}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Importância Segurada',
    sort: 'amount',
    align: 'end',
    cell: ({ InsuredAmount }) => (InsuredAmount === null ? NONE : moneyText(InsuredAmount)),
  },
  { key: 'status', header: 'Situação', cell: statusOf },
  {
    key: 'updated',
    header: 'Atualizada',
    sort: 'updated',
    whole: true,
    cell: ({ CreatedAt, UpdatedAt }) => (
      <span>
        {dayText(UpdatedAt)}
        <span className={`${styles.under} ${styles.extra}`}>pedida {dayText(CreatedAt)}</span>
      </span>
    ),
  },
];

function statusOf({ Status, Turn }: TrackedQuote) {
  const { label, tone } = statusWords(Status);
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

/** The list of requests as one would write it by hand: the same words, filters, order, pages and menus. */
export const Tracking = () => (
  <Frame>
    <List />
  </Frame>
);

function List() {
  usePageTitle('Status da Solicitação');
  const { values, sorting, page, field, sort, turnTo } = useFilters({ by: 'created', descending: true });
  const { text, product, from, to, status } = values;
  const filter = {
    Text: text,
    Status: status && Number(status),
    Product: product,
    From: from,
    To: to,
    Sort: sorting.by,
    Descending: sorting.descending,
  };
  const { data } = useSWR<TrackingPage>(['/quotes/search', { ...filter, Page: page }], readByBody, {
    keepPreviousData: true,
    revalidateOnFocus: true,
  });
  return (
    <div className={styles.page}>
      <div className={styles.ways}>
        <TextLink asChild fontSize="sm">
          <Link to={paths.drafts}>Rascunhos e modelos</Link>
        </TextLink>
        <TextLink asChild fontSize="sm">
          <Link to={paths.helpRequestStatus}>Como acompanhar o status da solicitação</Link>
        </TextLink>
      </div>
      <Card asChild>
        <search aria-label="Solicitações">
          <FieldGrid>
            <div data-wide="">
              <Words
                {...field('text', 'Buscar')}
                hint="Número da solicitação, nome, CPF/CNPJ, edital, contrato ou processo"
              />
            </div>
            <Choice {...field('product', 'Produto')} all="Todos" options={followed()} />
            <Day {...field('from', 'Solicitadas de')} />
            <Day {...field('to', 'Solicitadas até')} />
          </FieldGrid>
        </search>
      </Card>
      <Tabs counts={data?.Counts} {...field('status', 'Situação')} />
      <Results
        noun="solicitações"
        data={data}
        onPage={turnTo}
        onDownload={() => void download('/quotes/export/excel', filter, 'solicitacoes.xlsx')}
      >
        <Requests rows={data?.Items ?? []} sorting={sorting} onSort={sort} />
      </Results>
    </div>
  );
}

interface TabsProps {
  readonly counts: TrackingPage['Counts'] | undefined;
  readonly value: string | undefined;
  readonly onChange: (status: string | undefined) => void;
}

function Tabs({ counts = [], value, onChange }: TabsProps) {
  const many = new Map(counts.map(({ Status, Total }) => [Status, Total]));
  const tabs = registeredStatuses.filter((one) => many.has(one));
  const all = counts.reduce((sum, { Total }) => sum + Total, 0);
  const tab = (status: string | undefined, label: string, total: number | undefined) => (
    <button
      key={label}
      type="button"
      className={styles.tab}
      aria-pressed={value === status}
      onClick={() => onChange(status)}
    >
      {label} <span className="ui-figures">{total}</span>
    </button>
  );
  return (
    <fieldset className={styles.tabs}>
      <legend className="ui-hidden">Situação</legend>
      {tab(undefined, 'Todas', all)}
      {tabs.map((one) => tab(String(one), statusWords(one).label, many.get(one)))}
    </fieldset>
  );
}

type RequestsProps = Pick<Parameters<typeof Table<TrackedQuote>>[0], 'rows' | 'sorting' | 'onSort'>;

function Requests(list: RequestsProps) {
  const navigate = useNavigate();
  const commandsOf = (quote: TrackedQuote) => [
    { label: 'Abrir', onSelect: () => void navigate(requestPage(quote.Identifier)) },
    ...printedDocuments({
      ...quote,
      Quote: quote.GrossPremium === null ? null : quote,
      Proposal: { Number: quote.ProposalNumber },
    }).map(({ label, to }) => ({ label, onSelect: () => void window.open(to, '_blank', 'noopener') })),
  ];
  return (
    <Table
      caption="Solicitações"
      columns={columns}
      rowKey={({ Identifier }) => Identifier}
      onOpen={({ Identifier }) => void navigate(requestPage(Identifier))}
      actions={commandsOf}
      cards="dense"
      {...list}
    />
  );
}
