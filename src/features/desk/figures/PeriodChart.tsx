import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { FiguresPeriod } from '../../../../contract/deskFigures';
import { dateText } from '../../../../engine/values';
import { BehindChart } from '../../../shared/ui/BehindChart';
import { durationText } from './durationText';
import styles from './figures.module.css';

const WIDTH = 24;
const HEIGHT = 100;
const LEAST = 3;
const BAR = 9;
const SECOND = 13;
const LABELLED = { day: 5, week: 1 } as const;

interface PeriodChartProps {
  readonly periods: readonly FiguresPeriod[];
  readonly by: 'day' | 'week';
}

export function PeriodChart({ periods, by }: PeriodChartProps) {
  const most = Math.max(0, ...periods.flatMap(({ Came, Answered }) => [Came, Answered]));
  const scale = scaleLinear<number>({ domain: [0, most || 1], range: [0, HEIGHT] });
  const height = (many: number) => (many === 0 ? 0 : Math.max(LEAST, scale(many)));
  const title = by === 'day' ? 'Recebidas e respondidas por dia' : 'Recebidas e respondidas por semana';
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <p className={styles.legend} aria-hidden="true">
        <span data-series="came">Recebidas</span>
        <span data-series="answered">Respondidas pela mesa</span>
        <span>{most > 0 ? `No máximo ${most}` : 'Nada neste período'}</span>
      </p>
      <ul className={styles.periods} data-by={by}>
        {periods.map((period, at) => (
          <li key={period.Start} title={periodText(period)}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <Bar
                className={styles.came ?? ''}
                x={1}
                width={BAR}
                y={HEIGHT - height(period.Came)}
                height={height(period.Came)}
              />
              <Bar
                className={styles.answered ?? ''}
                x={SECOND}
                width={BAR}
                y={HEIGHT - height(period.Answered)}
                height={height(period.Answered)}
              />
            </svg>
            <span aria-hidden="true">
              {(periods.length - 1 - at) % LABELLED[by] === 0 &&
                dateText(period.Start).slice(0, 'dd/mm'.length)}
            </span>
            <span className="ui-hidden">{periodText(period)}</span>
          </li>
        ))}
      </ul>
      <BehindChart
        title={title}
        heads={[by === 'day' ? 'Dia' : 'Semana de', 'Recebidas', 'Respondidas', 'Tempo mediano']}
        rows={periods.toReversed().map(({ Start, Came, Answered, MedianSeconds }) => ({
          key: Start,
          cells: [dateText(Start), String(Came), String(Answered), durationText(MedianSeconds)],
        }))}
      />
    </figure>
  );
}

const periodText = ({ Start, Came, Answered }: FiguresPeriod) =>
  `${dateText(Start)}: recebidas ${Came}, respondidas ${Answered}`;
