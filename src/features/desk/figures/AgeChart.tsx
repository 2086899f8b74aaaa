import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import type { DeskFigures } from '../../../../contract/deskFigures';
import { countText } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { BehindChart } from '../../../shared/ui/BehindChart';
import styles from './figures.module.css';

const WIDTH = 100;
const HEIGHT = 10;
const TITLE = 'Esperam agora, por tempo de espera';

const ageText = (days: number) =>
  days === 0 ? 'Todas' : `Há mais de ${countText(days)} ${days === 1 ? 'dia' : 'dias'}`;
const listOf = (days: number) => (days === 0 ? paths.desk : `${paths.desk}?espera=${days}`);

export function AgeChart({ ages }: { ages: DeskFigures['Ages'] }) {
  const scale = scaleLinear<number>({
    domain: [0, Math.max(1, ...ages.map(({ Waiting }) => Waiting))],
    range: [0, WIDTH],
  });
  return (
    <figure className={styles.chart}>
      <figcaption>{TITLE}</figcaption>
      <ul>
        {ages.map(({ Days, Waiting }) => (
          <li key={Days}>
            <Link to={listOf(Days)} className={styles.bar}>
              <span>{ageText(Days)}</span>
              <span className="ui-figures">{countText(Waiting)}</span>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <Bar width={scale(Waiting)} height={HEIGHT} />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <BehindChart
        title={TITLE}
        heads={['Espera', 'Solicitações']}
        rows={ages.map(({ Days, Waiting }) => ({
          key: String(Days),
          cells: [ageText(Days), countText(Waiting)],
        }))}
      />
    </figure>
  );
}
