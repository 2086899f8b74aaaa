import type { Json } from '../../../engine/index';
import type { CellInput } from '../../cases/table/CaseColumn';
import {
  DateInput,
  Field,
  IntegerInput,
  MoneyInput,
  PercentInput,
  Select,
  TextInput,
  controlAria,
} from '../../../renderers/ui';
import type { TypedCell } from './typedCell';

interface Props {
  readonly input: CellInput;
  readonly label: string;
  readonly typed: TypedCell;
  readonly isWrong: boolean;
  readonly onTyped: (typed: TypedCell) => void;
}

const numberIn = (value: Json | undefined) => (typeof value === 'number' ? value : undefined);
const textIn = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);

export function CellInputField({ input, label, typed, isWrong, onTyped }: Props) {
  const frame = { id: 'case-cell', label };
  const aria = {
    ...controlAria(frame),
    invalid: isWrong,
    describedBy: isWrong ? 'cell-wrong' : undefined,
  };
  const read = (value: string | number | undefined, unread?: { text: string }) =>
    onTyped({ value, text: unread?.text ?? '' });
  const unread = typed.text === '' ? undefined : typed.text;
  const numbers = { ...aria, value: numberIn(typed.value), unread, onChange: read };
  return (
    <Field {...frame}>
      {input.kind === 'money' && <MoneyInput {...numbers} />}
      {input.kind === 'percent' && <PercentInput {...numbers} decimals={4} />}
      {input.kind === 'integer' && <IntegerInput {...numbers} />}
      {input.kind === 'date' && (
        <DateInput {...aria} value={textIn(typed.value)} unread={unread} onChange={read} />
      )}
      {input.kind === 'choice' && (
        <Select
          {...aria}
          value={typed.value as string | number | boolean | undefined}
          options={input.options}
          searchable={false}
          onChange={(value) => onTyped({ value, text: '' })}
        />
      )}
      {(input.kind === 'text' || input.kind === 'number' || input.kind === 'json') && (
        <TextInput
          {...aria}
          inputMode={input.kind === 'number' ? 'decimal' : undefined}
          value={typed.text}
          onChange={(text) => onTyped({ text })}
        />
      )}
    </Field>
  );
}
