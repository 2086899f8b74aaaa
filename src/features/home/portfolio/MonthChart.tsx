import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import type { Group } from '../../../../contract/home';
import { moneyText, monthText } from '../../../../engine/values';
import { GroupTable } from './GroupTable';
import { shortMoney } from './shortMoney';
import styles from './portfolio.module.css';

const WIDTH = 10;
const HEIGHT = 100;
const LEAST = 2;

export interface MonthChartProps {
  title: string;
  /** Keys are months, YYYY-MM. */
  groups: readonly Group[];
  to: (month: Group) => string;
}

export function MonthChart({ title, groups, to }: MonthChartProps) {
  const most = Math.max(...groups.map(({ InsuredAmount }) => InsuredAmount), 0);
  const scale = scaleLinear<number>({ domain: [0, most || 1], range: [LEAST, HEIGHT] });
  const named = groups.map((group) => ({ ...group, Name: monthText(group.Key) }));
  return (
    <figure className={`${styles.chart} ${styles.wide}`}>
      <figcaption>{title}</figcaption>
      <ul className={styles.months}>
        {named.map((group) => (
          <li key={group.Key}>
            <Month group={group} height={scale(group.InsuredAmount)} to={to(group)} />
          </li>
        ))}
      </ul>
      <GroupTable title={title} head="Mês" groups={named} />
    </figure>
  );
}

interface MonthProps {
  group: Group;
  height: number;
  to: string;
}

function Month({ group: { Name, Count, InsuredAmount }, height, to }: MonthProps) {
  if (Count === 0)
    return (
      <span className={styles.month}>
        <span>{Name}</span>
        <span className="ui-hidden">: nenhuma apólice</span>
      </span>
    );
  return (
    <Link to={to} className={styles.month} title={moneyText(InsuredAmount)}>
      <span className={styles.amount} aria-hidden="true">
        {shortMoney(InsuredAmount)}
      </span>
      <Column height={height} />
      <span>{Name}</span>
      <span className="ui-hidden">: {moneyText(InsuredAmount)}</span>
    </Link>
  );
}

const Column = ({ height }: { height: number }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <Bar y={HEIGHT - height} width={WIDTH} height={height} />
  </svg>
);
