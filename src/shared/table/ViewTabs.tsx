import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { decimalText } from '../../../engine/values';
import type { List } from './useList';
import styles from './filters.module.css';

export interface ViewTab {
  readonly value: string | undefined;
  readonly label: string;
  /** How many there are; null while it is not known. */
  readonly many?: number | null;
  /** Null while it is not known: its room is kept. */
  readonly note?: string | null;
}

interface ViewTabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly ViewTab[];
  /** Upper limit of counts that were not completed. */
  readonly counted?: number | undefined;
  readonly list: Pick<List<Name>, 'filters' | 'choose'>;
  /** The filter that the tabs set. */
  readonly name: Name;
  readonly children?: ReactNode;
}

/** Pressing the current tab again shows all. */
export function ViewTabs<Name extends string>(props: ViewTabsProps<Name>) {
  const { label, tabs, counted, list, name, children } = props;
  const value = list.filters[name];
  const bar = useRef<HTMLFieldSetElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  // The first tab is visible on opening: measuring would cost another layout.
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
            onClick={() => list.choose(name, tab.value === value ? undefined : tab.value)}
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

/** On a phone the current tab may be off screen: it is scrolled to the middle. */
function showCurrent(bar: HTMLElement | null, at: number) {
  const tab = bar?.querySelectorAll('button')[at];
  if (!bar || !tab) return;
  const [room, place] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  bar.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}
