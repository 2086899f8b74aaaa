import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { decimalText } from '../../../engine/values';
import styles from './filters.module.css';

export interface ViewTab {
  readonly value: string | undefined;
  readonly label: string;
  /** How many there are; null while it is not known. */
  readonly many?: number | null;
  /** What they come to. */
  readonly note?: string;
}

interface ViewTabsProps {
  readonly label: string;
  readonly tabs: readonly ViewTab[];
  /** How far each was counted, where it was not to the end. */
  readonly counted?: number;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** After the tabs: the person's own views. */
  readonly children?: ReactNode;
}

/** The views of a list, with how many each holds; the one that is shown, pressed again, gives way to all. */
export function ViewTabs({ label, tabs, counted, value, onChange, children }: ViewTabsProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  // The first one is in sight when the list opens: to measure it would lay out the page once more.
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (at === shown.current) return;
    shown.current = at;
    showCurrent(bar.current, at);
  }, [at]);
  return (
    <div className={styles.views}>
      <fieldset ref={bar} className={styles.tabs}>
        <legend className="ui-hidden">{label}</legend>
        {tabs.map((tab) => (
          <button
            key={tab.value ?? ''}
            type="button"
            className={styles.tab}
            aria-pressed={tab.value === value}
            onClick={() => onChange(tab.value === value ? undefined : tab.value)}
          >
            {tab.label}
            {tab.many !== undefined && (
              <>
                {' '}
                <span className={`${styles.many} ui-figures`}>{manyText(tab.many, counted)}</span>
              </>
            )}
            {tab.note !== undefined && (
              <>
                {' '}
                <span className={`${styles.note} ui-figures`}>{tab.note}</span>
              </>
            )}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

function manyText(many: number | null, counted = Infinity): string {
  if (many === null) return '–';
  return many >= counted ? `${decimalText(counted, 0)}+` : decimalText(many, 0);
}

/** On a phone the view that is shown may stand beside the screen: it is brought to the middle. */
function showCurrent(bar: HTMLElement | null, at: number) {
  const tab = bar?.querySelectorAll('button')[at];
  if (!bar || !tab) return;
  const [room, place] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  bar.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}
