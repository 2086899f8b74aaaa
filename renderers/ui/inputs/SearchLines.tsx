import styles from './ListSearch.module.css';

export interface SearchLine {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** Actions, the default one first; without any, the line itself is picked. */
  readonly verbs?: readonly { readonly label: string }[] | undefined;
}

interface SearchLinesProps<Line extends SearchLine> {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly line: number;
  readonly verb: number;
  readonly onPick: (line: Line, verb: number) => void;
}

export function SearchLines<Line extends SearchLine>({ id, lines, ...props }: SearchLinesProps<Line>) {
  const { onPick } = props;
  return (
    // Not a Tab stop though it scrolls: the search's arrow keys move through it.
    <div id={`${id}-list`} role="listbox" aria-label="Resultados" tabIndex={-1} className={styles.list}>
      {lines.map(({ key, ...said }, at) => {
        const line = lines[at]!;
        const isChosen = at === props.line;
        const shared = {
          ref: isChosen ? intoView : undefined,
          className: styles.line,
          'data-chosen': isChosen || undefined,
          onClick: () => onPick(line, 0),
        };
        const { verbs = [] } = line;
        if (verbs.length === 0)
          return (
            <div key={key} {...shared} id={`${id}-${at}-0`} role="option" aria-selected={isChosen}>
              <Said {...said} />
            </div>
          );
        return (
          <div key={key} {...shared} role="group" aria-label={line.label}>
            <Said {...said} />
            <div className={styles.verbs}>
              {verbs.map(({ label }, of) => (
                <span
                  key={label}
                  id={`${id}-${at}-${of}`}
                  role="option"
                  aria-selected={isChosen && of === props.verb}
                  aria-label={[`${label} ${line.label}`, line.note].filter(Boolean).join(', ')}
                  className={styles.verb}
                  onClick={(event) => {
                    event.stopPropagation();
                    onPick(line, of);
                  }}
                >
                  {label}
                </span>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

const Said = ({ group, label, note }: Omit<SearchLine, 'key'>) => (
  <>
    <span className={styles.group}>{group}</span>
    <span className={styles.label}>{label}</span>
    {note && <span className={styles.note}>{note}</span>}
  </>
);

const intoView = (line: HTMLElement | null) => line?.scrollIntoView?.({ block: 'nearest' });
