import { useNavigate } from 'react-router-dom';
import type { ListedPolicy } from '../../../../contract/policies';
import { dateText } from '../../../../engine/values/dateText';
import { dayText } from '../../../../engine/values/instant';
import { moneyText } from '../../../../engine/values/money';
import { Badge, Table, type Column, type Sorting } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { Name } from '../../../shared/table/Name';
import { policyTones } from '../status';
import styles from '../policies.module.css';

const columns: readonly Column<ListedPolicy>[] = [
  { key: 'number', header: 'Número e produto', sort: 'numero', cell: numberOf },
  { key: 'holder', header: 'Tomador e segurado', sort: 'tomador', cell: holderOf },
  {
    key: 'amount',
    header: 'Importância Segurada',
    sort: 'valor',
    align: 'end',
    cell: ({ InsuredAmount }) => moneyText(InsuredAmount),
  },
  {
    key: 'issued',
    header: 'Emissão',
    sort: 'emissao',
    whole: true,
    cell: ({ IssuedAt }) => dayText(IssuedAt),
  },
  { key: 'end', header: 'Vigência', sort: 'fim', whole: true, cell: validityOf },
  { key: 'status', header: 'Situação', whole: true, cell: statusOf },
];

const href = ({ Number }: ListedPolicy) => paths.policy(Number);

function numberOf(policy: ListedPolicy) {
  return (
    <span>
      <a href={href(policy)} className={styles.link}>
        {policy.Number}
      </a>
      <span className={`${styles.under} ${styles.beside}`}>
        {policy.ProductName}, {policy.InsurerName}
      </span>
    </span>
  );
}

function holderOf({ HolderName, InsuredName }: ListedPolicy) {
  return (
    <span>
      <Name>{HolderName}</Name>
      <span className={styles.under}>
        <Name label="Segurado: ">{InsuredName}</Name>
      </span>
    </span>
  );
}

function validityOf({ ValidityStart, ValidityEnd }: ListedPolicy) {
  return (
    <span className={styles.days}>
      até {dateText(ValidityEnd)}
      <span className={`${styles.under} ${styles.beside}`}>desde {dateText(ValidityStart)}</span>
    </span>
  );
}

function statusOf({ Status }: ListedPolicy) {
  return <Badge tone={policyTones[Status]}>{Status}</Badge>;
}

interface PolicyTableProps {
  readonly items: readonly ListedPolicy[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

export function PolicyTable({ items, sorting, onSort }: PolicyTableProps) {
  const navigate = useNavigate();
  return (
    <Table
      caption="Apólices"
      columns={columns}
      rows={items}
      rowKey={({ Id }) => Id}
      cards="dense"
      onOpen={(policy) => void navigate(href(policy))}
      sorting={sorting}
      onSort={onSort}
    />
  );
}
