import { Link, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import type { PolicyPage, ListedPolicy } from '../../../contract/policies';
import { policyStatuses } from '../../../contract/statuses/policy';
import { addMonths, firstOfMonth } from '../../../engine/values/civilDay';
import { dateText, monthText } from '../../../engine/values/dateText';
import { dayText } from '../../../engine/values/instant';
import { moneyText } from '../../../engine/values/money';
import { Badge, Card, FieldGrid, LinkButton, Table, type Column } from '../../../renderers/ui';
import styles from '../../../src/features/policies/policies.module.css';
import { policyTones } from '../../../src/features/policies/status';
import { read, readByBody } from '../../../src/shared/api/api';
import { today } from '../../../src/shared/config/serverClock';
import { usePageTitle } from '../../../src/shared/layout/pageTitle';
import { paths } from '../../../src/shared/paths';
import { quoted } from '../../../src/shared/products/entries';
import { Frame } from './Frame';
import { Choice, Day, Words, download, useFilters } from './filters';
import { Results } from './Results';

const NONE = 'Não definido';

const columns: readonly Column<ListedPolicy>[] = [
  {
    key: 'number',
    header: 'Número e produto',
    sort: 'number',
    cell: ({ Number, ProductName, InsurerName }) => (
      <span>
        <a href={paths.policy(Number)} className={styles.link}>
          {Number}
        </a>
        <span className={styles.under}>
          {ProductName}, {InsurerName}
        </span>
      </span>
    ),
  },
  {
    key: 'holder',
    header: 'Tomador e segurado',
    sort: 'holder',
    cell: ({ HolderName, InsuredName }) => (
      <span>
        {HolderName ?? NONE}
        <span className={styles.under}>Segurado: {InsuredName ?? NONE}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Importância Segurada',
    sort: 'amount',
    align: 'end',
    cell: ({ InsuredAmount }) => moneyText(InsuredAmount),
  },
  {
    key: 'issued',
    header: 'Emissão',
    sort: 'issued',
    whole: true,
    cell: ({ IssuedAt }) => dayText(IssuedAt),
  },
  {
    key: 'end',
    header: 'Vigência',
    sort: 'end',
    whole: true,
    cell: ({ ValidityStart, ValidityEnd }) => (
      <span className={styles.days}>
        até {dateText(ValidityEnd)}
        <span className={styles.under}>desde {dateText(ValidityStart)}</span>
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Situação',
    whole: true,
    cell: ({ Status }) => <Badge tone={policyTones[Status]}>{Status}</Badge>,
  },
];

/** The list of policies as one would write it by hand: the same words, filters, order and pages. */
export const Policies = () => (
  <Frame>
    <List />
  </Frame>
);

function List() {
  usePageTitle('Apólices');
  const navigate = useNavigate();
  const { values, sorting, page, field, sort, turnTo } = useFilters({ by: 'issued', descending: true });
  const { text, insurer, product, end, from, to, status } = values;
  const filter = {
    Text: text,
    Insurer: insurer,
    Product: product,
    Status: status,
    EndsIn: end,
    From: from,
    To: to,
    Sort: sorting.by,
    Descending: sorting.descending,
  };
  const { data } = useSWR<PolicyPage>(['/InsurancePolicy/search', { ...filter, Page: page }], readByBody, {
    keepPreviousData: true,
  });
  const { data: insurers = [] } = useSWR<readonly { Name: string }[]>('/InsuranceCompany', read);
  const states = field('status', 'Situação');
  return (
    <div className={styles.page}>
      <Card asChild>
        <search aria-label="Apólices">
          <FieldGrid>
            <div data-third="">
              <Words {...field('text', 'Buscar')} hint="Número da apólice, nome ou CPF/CNPJ" />
            </div>
            <Choice
              {...field('insurer', 'Seguradora')}
              all="Todas"
              options={insurers.map(({ Name }) => ({ value: Name, label: Name }))}
            />
            <Choice {...field('product', 'Produto')} all="Todos" options={quoted()} />
            <Choice {...field('end', 'Fim da vigência')} all="Qualquer mês" options={months()} />
            <Day {...field('from', 'Emitidas de')} />
            <Day {...field('to', 'Emitidas até')} />
          </FieldGrid>
        </search>
      </Card>
      <fieldset className={styles.counts}>
        <legend className="ui-hidden">Situação</legend>
        {policyStatuses.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.status}
            aria-pressed={one === status}
            onClick={() => states.onChange(one === status ? undefined : one)}
          >
            <span>{one}</span> <strong className="ui-figures">{data ? data.Counts[one] : '–'}</strong>
          </button>
        ))}
      </fieldset>
      <Results
        noun="apólices"
        data={data}
        onPage={turnTo}
        onDownload={() => void download('/InsurancePolicy/export/excel', filter, 'apolices.xlsx')}
        way={
          <LinkButton asChild kind="quiet" size="sm">
            <Link to={paths.importPolicies}>Importar apólices</Link>
          </LinkButton>
        }
      >
        <Table
          caption="Apólices"
          columns={columns}
          rows={data?.Items ?? []}
          rowKey={({ Id }) => Id}
          onOpen={({ Number }) => void navigate(paths.policy(Number))}
          sorting={sorting}
          onSort={sort}
        />
      </Results>
    </div>
  );
}

/** The twelve ahead. */
function months() {
  const first = firstOfMonth(today());
  return Array.from({ length: 12 }, (_, at) => addMonths(first, at).slice(0, 7)).map((month) => ({
    value: month,
    label: monthText(month),
  }));
}
