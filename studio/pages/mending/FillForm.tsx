import { useState, type FormEvent } from 'react';
import type { Json } from '../../../engine/expression';
import type { CellInput } from '../../cases/table/CaseColumn';
import { Button } from '../../../renderers/ui';
import { CellInputField } from '../table/CellInputField';
import { readTyped, type TypedCell } from '../table/typedCell';
import styles from './mending.module.css';

interface Props {
  readonly label: string;
  readonly input: CellInput;
  readonly onFill: (value: Json) => void;
  readonly onCancel: () => void;
}

const EMPTY = 'Diga a resposta que estes casos passam a dar.';

export function FillForm({ label, input, onFill, onCancel }: Props) {
  const [typed, setTyped] = useState<TypedCell>({ text: '' });
  const [wrong, setWrong] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readTyped(typed, input);
    if ('wrong' in read) setWrong(read.wrong);
    else if (read.value === undefined) setWrong(EMPTY);
    else onFill(read.value);
  };
  return (
    <form className={styles.fill} onSubmit={send} noValidate>
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
      <div className={styles.bar}>
        <Button type="submit" size="sm">
          Preencher
        </Button>
        <Button kind="quiet" size="sm" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
