import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import field from './Field.module.css';
import styles from './ListSearch.module.css';
import { SearchLines, type SearchLine } from './SearchLines';

export interface ListSearchProps<Line extends SearchLine> {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly lines: readonly Line[];
  readonly onPick: (line: Line, verb: number) => void;
  readonly status: string;
}

/**
 * A search with an always open list (ARIA combobox): takes focus, arrows move, Enter picks; Right and Left at the
 * text's end choose a line's action.
 */
export function ListSearch<Line extends SearchLine>({ lines, onPick, ...search }: ListSearchProps<Line>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has focused its first button.
  useEffect(() => input.current?.focus(), []);
  const [chosen, setChosen] = useState({ line: 0, verb: 0 });
  const line = Math.min(chosen.line, lines.length - 1);
  const verbs = lines[line]?.verbs?.length ?? 0;
  const verb = Math.max(0, Math.min(chosen.verb, verbs - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isAtEnd = event.currentTarget.selectionStart === search.text.length;
    const turn =
      isAtEnd && key === 'ArrowRight' && verb < verbs - 1 ? 1 : key === 'ArrowLeft' && verb > 0 ? -1 : 0;
    if (step === undefined && turn === 0 && key !== 'Enter') return;
    event.preventDefault();
    if (step) setChosen({ line: (line + step + lines.length) % Math.max(1, lines.length), verb: 0 });
    else if (turn) setChosen({ line, verb: verb + turn });
    else if (lines[line]) onPick(lines[line], verb);
  };
  return (
    <div className={styles.search}>
      <label htmlFor={`${id}-text`} className={styles.what}>
        {search.label}
      </label>
      <input
        id={`${id}-text`}
        ref={input}
        className={field.input}
        // Not "search", where Esc clears the field before it closes the dialog.
        type="text"
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={lines.length > 0 ? `${id}-${line}-${verb}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        maxLength={100}
        value={search.text}
        onChange={(event) => {
          setChosen({ line: 0, verb: 0 });
          search.onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <SearchLines id={id} lines={lines} line={line} verb={verb} onPick={onPick} />
      <p className={styles.status} role="status">
        {search.status}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {lines.some((one) => one.verbs) && '↑ ↓ escolhem a linha, → ← a ação, Enter faz.'}
      </p>
    </div>
  );
}
