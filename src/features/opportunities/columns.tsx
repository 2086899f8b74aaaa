import { Link } from 'react-router-dom';
import type { Opportunity } from '../../../contract/opportunities';
import { dateText, dayText, moneyText } from '../../../engine/values';
import { Badge, type Column } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { Name, UNDEFINED } from '../../shared/table/Name';
import { TextLink } from '../../shared/ui/TextLink';
import { NextSteps } from './NextSteps';
import styles from './opportunities.module.css';

const SOON = 30;

export function columns(
  isLead: boolean,
  isExecutive: boolean,
  onChange: () => void,
): readonly Column<Opportunity>[] {
  const header = isExecutive ? 'Interesse' : 'O que fazer';
  return isLead ? leads : [...renewals, { key: 'steps', header, share: 2.3, cell: stepsOf(onChange) }];
}

const stepsOf = (onChange: () => void) =>
  function Steps(opportunity: Opportunity) {
    return <NextSteps opportunity={opportunity} onChange={onChange} />;
  };

const leads: readonly Column<Opportunity>[] = [
  { key: 'code', header: 'Pedido', whole: true, cell: ({ Code }) => Code },
  { key: 'product', header: 'Produto', cell: ({ ProductName }) => ProductName },
  {
    key: 'since',
    header: 'Pedido em',
    whole: true,
    cell: ({ InterestAt }) => (InterestAt ? dayText(InterestAt) : UNDEFINED),
  },
  { key: 'state', header: 'Situação', cell: () => <Badge tone="info">O executivo entrará em contato</Badge> },
];

const renewals: readonly Column<Opportunity>[] = [
  {
    key: 'code',
    header: 'Apólice',
    share: 2.04,
    cell: ({ Code, ProductName, InsurerName }) => (
      <span>
        <TextLink asChild>
          <Link to={paths.policy(Code)}>{Code}</Link>
        </TextLink>
        <span className={styles.under}>
          {ProductName}, {InsurerName ?? UNDEFINED}
        </span>
      </span>
    ),
  },
  {
    key: 'holder',
    header: 'Tomador e segurado',
    share: 1.9,
    cell: ({ HolderName, InsuredName }) => (
      <span>
        <Name>{HolderName}</Name>
        <span className={styles.under}>
          <Name>{InsuredName}</Name>
        </span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Importância Segurada',
    share: 1.44,
    align: 'end',
    whole: true,
    cell: ({ InsuredAmount }) => (InsuredAmount === null ? UNDEFINED : moneyText(InsuredAmount)),
  },
  { key: 'end', header: 'Fim da vigência', share: 1.5, whole: true, cell: End },
];

function End({ ValidityEnd, DaysLeft }: Opportunity) {
  if (ValidityEnd === null || DaysLeft === null) return UNDEFINED;
  return (
    <span>
      <span className="ui-figures">{dateText(ValidityEnd)}</span>
      <span className={styles.badge}>
        <Badge tone={DaysLeft <= SOON ? 'warning' : 'info'}>{daysText(DaysLeft)}</Badge>
      </span>
    </span>
  );
}

function daysText(days: number): string {
  if (days === 0) return 'Termina hoje';
  return days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`;
}
