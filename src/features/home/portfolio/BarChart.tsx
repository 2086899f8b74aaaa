import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import type { Group } from '../../../../contract/home';
import { moneyText } from '../../../../engine/values';
import { GroupTable } from './GroupTable';
import styles from './portfolio.module.css';

const SHOWN = 8;
/** viewBox units; the drawing scales to its container. */
const WIDTH = 100;
const HEIGHT = 10;

export interface BarChartProps {
  title: string;
  head: string;
  groups: readonly Group[];
  to: (group: Group) => string;
}

export function BarChart({ title, head, groups, to }: BarChartProps) {
  const most = Math.max(...groups.map(({ InsuredAmount }) => InsuredAmount), 0);
  const scale = scaleLinear<number>({ domain: [0, most || 1], range: [0, WIDTH] });
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <ul>
        {groups.slice(0, SHOWN).map((group) => (
          <li key={group.Key}>
            <Link to={to(group)} className={styles.bar}>
              <span>{group.Name}</span>
              <span className="ui-figures">{moneyText(group.InsuredAmount)}</span>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <Bar width={scale(group.InsuredAmount)} height={HEIGHT} />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <GroupTable title={title} head={head} groups={groups} />
    </figure>
  );
}
