import { useNavigate } from 'react-router-dom';
import type { ListedPolicy } from '../../../../contract/policies';
import { dateText, dayText, moneyText } from '../../../../engine/values';
import { Badge, type Column } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { CopyNumbers } from '../../../shared/table/CopyNumbers';
import { ListTable } from '../../../shared/table/ListTable';
import { Name } from '../../../shared/table/Name';
import type { RowsOf } from '../../../shared/table/useList';
import { policyTones } from '../status';
import styles from '../policies.module.css';

export const policyColumns: readonly Column<ListedPolicy>[] = [
  { key: 'number', header: 'Número e produto', share: 2.16, sort: 'numero', cell: numberOf },
  { key: 'holder', header: 'Tomador e segurado', share: 1.93, sort: 'tomador', cell: holderOf },
  {
    key: 'amount',
    header: 'Importância Segurada',
    share: 1.56,
    sort: 'valor',
    align: 'end',
    cell: ({ InsuredAmount }) => moneyText(InsuredAmount),
  },
  {
    key: 'issued',
    header: 'Emissão',
    share: 1.03,
    wide: true,
    sort: 'emissao',
    whole: true,
    cell: ({ IssuedAt }) => dayText(IssuedAt),
  },
  { key: 'end', header: 'Vigência', share: 1.3, half: true, sort: 'fim', whole: true, cell: validityOf },
  { key: 'status', header: 'Situação', share: 1.38, half: true, cell: statusOf },
];

const href = ({ Number }: ListedPolicy) => paths.policy(Number);

function numberOf(policy: ListedPolicy) {
  return (
    <span>
      <a href={href(policy)} className={styles.link}>
        {policy.Number}
      </a>
      <span className={styles.under}>
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
      <span className={`${styles.under} ${styles.since}`}>desde {dateText(ValidityStart)}</span>
    </span>
  );
}

function statusOf({ Status }: ListedPolicy) {
  return <Badge tone={policyTones[Status]}>{Status}</Badge>;
}

const many = {
  name: ({ Number: number }: ListedPolicy) => number,
  nouns: ['apólice', 'apólices'] as const,
  Actions: ({ rows }: { rows: readonly ListedPolicy[] }) => (
    <CopyNumbers numbers={rows.map(({ Number: number }) => number)} />
  ),
};

interface PolicyTableProps {
  readonly items: readonly ListedPolicy[];
  readonly list: RowsOf;
}

export function PolicyTable({ items, list }: PolicyTableProps) {
  const navigate = useNavigate();
  return (
    <ListTable
      caption="Apólices"
      list={list}
      columns={policyColumns}
      rows={items}
      rowKey={({ Id }) => Id}
      onOpen={(policy) => void navigate(href(policy))}
      many={many}
    />
  );
}
