import { dateText } from '../../../engine/values';
import { PanelFilter } from './chips';
import { DayFilter } from './DayFilter';

interface PeriodFilterProps {
  readonly id: string;
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly problem: string | undefined;
  readonly onFrom: (day: string | undefined) => void;
  readonly onTo: (day: string | undefined) => void;
}

export function PeriodFilter({ id, label, from, to, problem, onFrom, onTo }: PeriodFilterProps) {
  const days = [from && `de ${dateText(from)}`, to && `até ${dateText(to)}`].filter(Boolean).join(' ');
  return (
    <PanelFilter text={days ? `${label} ${days}` : label} isOn={days !== ''} isInvalid={Boolean(problem)}>
      <DayFilter frame={{ id: `${id}-from`, label: `${label} de` }} value={from} onChange={onFrom} />
      <DayFilter
        frame={{ id: `${id}-to`, label: `${label} até`, error: problem }}
        value={to}
        onChange={onTo}
      />
    </PanelFilter>
  );
}
