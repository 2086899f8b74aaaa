import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, dateText, firstOfMonth, inRange, weekdayOf } from '../../../engine/values';
import styles from './Calendar.module.css';

interface CalendarProps {
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  today: string;
  onPick: (iso: string) => void;
}

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const title = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} de ${iso.slice(0, 4)}`;

const moves: Record<string, (iso: string, far: boolean) => string> = {
  ArrowLeft: (iso) => addDays(iso, -1),
  ArrowRight: (iso) => addDays(iso, 1),
  ArrowUp: (iso) => addDays(iso, -7),
  ArrowDown: (iso) => addDays(iso, 7),
  Home: (iso) => addDays(iso, -weekdayOf(iso)),
  End: (iso) => addDays(iso, 6 - weekdayOf(iso)),
  PageUp: (iso, far) => addMonths(iso, far ? -12 : -1),
  PageDown: (iso, far) => addMonths(iso, far ? 12 : 1),
};

const clamp = (iso: string, min?: string, max?: string) =>
  min && iso < min ? min : max && iso > max ? max : iso;

/** One month as a grid; arrows move by day and week, Page keys by month, with Shift by year. */
export function Calendar({ value, min, max, today, onPick }: CalendarProps) {
  const [focused, setFocused] = useState(() => clamp(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const fromGrid = useRef(true);
  useEffect(() => {
    if (fromGrid.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const go = (iso: string, keepFocus: boolean) => {
    fromGrid.current = keepFocus;
    setFocused(clamp(iso, min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    go(move(focused, event.shiftKey), true);
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button type="button" aria-label="Mês anterior" onClick={() => go(addMonths(focused, -1), false)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <p aria-live="polite">{title(focused)}</p>
        <button type="button" aria-label="Próximo mês" onClick={() => go(addMonths(focused, 1), false)}>
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      <table ref={grid} role="grid" aria-label={title(focused)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => (
                <td key={iso} role="gridcell" aria-selected={iso === value}>
                  <button
                    type="button"
                    tabIndex={iso === focused ? 0 : -1}
                    aria-label={`${dateText(iso)}, ${weekdays[weekdayOf(iso)]}`}
                    aria-current={iso === today ? 'date' : undefined}
                    data-chosen={iso === value || undefined}
                    data-outside={iso.slice(0, 7) !== focused.slice(0, 7) || undefined}
                    disabled={!inRange(iso, min, max)}
                    onClick={() => onPick(iso)}
                  >
                    {Number(iso.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Six weeks of days, so that the calendar keeps its height. */
function weeksOf(iso: string) {
  const first = firstOfMonth(iso);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => addDays(start, week * 7 + at)),
  );
}
