import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import field from './Field.module.css';
import styles from './ListSearch.module.css';

/** A line of the list under the search. */
export interface SearchLine {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  readonly note?: string;
}

export interface ListSearchProps<Line extends SearchLine> {
  /** What can be typed; stands in the field while it is empty. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Already found. */
  readonly lines: readonly Line[];
  readonly onPick: (line: Line) => void;
  /** Told below the list and to screen readers: that it is looked for, that there is none. */
  readonly status: string;
}

/** A search whose results always stand open below it (ARIA combobox): it takes the focus, arrows choose, Enter picks. */
export function ListSearch<Line extends SearchLine>({ lines, onPick, ...search }: ListSearchProps<Line>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog around it has given the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, lines.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const line = lines[active];
    if (step) setChosen((active + step + lines.length) % Math.max(1, lines.length));
    else if (line) onPick(line);
  };
  return (
    <div className={styles.search}>
      <input
        ref={input}
        className={field.input}
        // Not "search", in which Esc empties the field before it closes what is around it.
        type="text"
        role="combobox"
        aria-label={search.label}
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder={search.label}
        value={search.text}
        onChange={(event) => {
          setChosen(0);
          search.onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {/* No stop of Tab though it scrolls: its lines are gone through by the arrows of the search. */}
      <div id={`${id}-list`} role="listbox" aria-label="Resultados" tabIndex={-1} className={styles.list}>
        {lines.map((line, at) => (
          <div
            key={line.key}
            id={`${id}-${at}`}
            ref={at === active ? intoView : undefined}
            role="option"
            aria-selected={at === active}
            className={styles.line}
            onClick={() => onPick(line)}
          >
            <span className={styles.group}>{line.group}</span>
            <span className={styles.label}>{line.label}</span>
            {line.note && <span className={styles.note}>{line.note}</span>}
          </div>
        ))}
      </div>
      <p className={styles.status} role="status">
        {search.status}
      </p>
    </div>
  );
}

const intoView = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });
