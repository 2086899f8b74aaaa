import { useState, type ClipboardEvent } from 'react';
import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { controlAttributes, type ControlProps } from './control';
import { brazilianDecimal, toNumber, toText } from './decimals';

export interface DecimalInputProps extends Omit<ControlProps<number | undefined>, 'value'> {
  value: number | undefined;
  /** The first value too large to be typed. */
  below?: number;
  /** Which attribute lays the text out: see theme/fieldCss. */
  look: 'money' | 'suffix';
}

/** A number typed the Brazilian way: dots appear by themselves, the comma starts the cents, blur completes them. */
export function DecimalInput({ below = 1e13, look, ...props }: DecimalInputProps) {
  const [text, setText] = useState(() => toText(props.value));
  const [editing, setEditing] = useState(false);
  const shown = toNumber(text) === props.value ? text : toText(props.value);
  const edit = (values: NumberFormatValues) => {
    setText(values.value);
    if (toNumber(values.value) !== props.value) props.onChange(toNumber(values.value));
  };
  const leave = () => {
    setEditing(false);
    props.onBlur?.();
  };
  return (
    <NumericFormat
      {...controlAttributes(props)}
      className="ui-input"
      data-figures=""
      {...{ [`data-${look}`]: '' }}
      inputMode="decimal"
      value={shown}
      valueIsNumericString
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={2}
      fixedDecimalScale={!editing}
      allowNegative={false}
      isAllowed={({ floatValue }) => floatValue === undefined || floatValue < below}
      onFocus={() => setEditing(true)}
      onBlur={leave}
      onPaste={pasteDecimal}
      onValueChange={(values, { source }) => source === 'event' && edit(values)}
    />
  );
}

/** Rewrites a pasted decimal point before NumericFormat reads it as a thousands separator. */
function pasteDecimal(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text');
  const text = brazilianDecimal(pasted);
  if (text === pasted) return;
  event.preventDefault();
  document.execCommand('insertText', false, text);
}
