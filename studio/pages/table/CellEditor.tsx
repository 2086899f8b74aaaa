import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Json } from '../../../engine/index';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import { CellInputField } from './CellInputField';
import { readTyped, typedOf, type TypedCell } from './typedCell';
import styles from './table.module.css';

export type Onward = 'stay' | 'down' | 'right';

interface Props {
  readonly column: CaseColumn;
  readonly value: Json | undefined;
  readonly begun?: string | undefined;
  readonly onWrite: (value: Json | undefined, onward: Onward) => void;
  readonly onCancel: () => void;
}

/** A cell being edited: Enter writes and goes down, Tab right, Escape cancels. */
export function CellEditor({ column, value, begun, onWrite, onCancel }: Props) {
  const { input, label } = column;
  const [first] = useState<TypedCell>(() => typedOf(value, input, begun));
  const [typed, setTyped] = useState(first);
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const write = (onward: Onward) => {
    const read = typed === first && begun === undefined ? { value } : readTyped(typed, input);
    if ('wrong' in read) setWrong(read.wrong);
    else onWrite(read.value, onward);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isOfCalendar = event.target instanceof HTMLElement && event.target.closest('[role=dialog]');
    if (isOfCalendar) return;
    if (event.key === 'Escape') onCancel();
    const onward =
      event.key === 'Enter' ? 'down' : event.key === 'Tab' && !event.shiftKey ? 'right' : undefined;
    if (!onward || (event.target instanceof HTMLButtonElement && event.key === 'Enter')) return;
    event.preventDefault();
    write(onward);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) write('stay');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of the grid around the control.
    <div ref={box} className={styles.editor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <CellInputField
        input={input}
        label={label}
        typed={typed}
        isWrong={wrong !== undefined}
        onTyped={(next) => {
          setTyped(next);
          setWrong(undefined);
        }}
      />
      {wrong && (
        <p id="cell-wrong" role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
