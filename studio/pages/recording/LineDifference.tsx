import { useMemo } from 'react';
import { linesBetween, type LineChange } from './linesBetween';
import styles from './recording.module.css';

const MARKS: Readonly<Record<LineChange['kind'], { readonly sign: string; readonly words?: string }>> = {
  same: { sign: ' ' },
  gone: { sign: '−', words: 'sai' },
  new: { sign: '+', words: 'entra' },
};

export function LineDifference({ before, after }: { before: string; after: string }) {
  const lines = useMemo(() => linesBetween(before, after), [before, after]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls is reached by keyboard.
    <pre className={styles.difference} tabIndex={0} aria-label="O que muda no arquivo">
      {lines.map(({ kind, number, text }) => (
        <span key={`${kind} ${number}`} data-kind={kind}>
          <span aria-hidden="true">{MARKS[kind].sign} </span>
          {MARKS[kind].words && <span className="ui-hidden">{MARKS[kind].words}: </span>}
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
