import { useState, type ClipboardEvent } from 'react';
import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { controlAttributes, type ControlProps } from './control';
import { brazilianDecimal, toNumber, toText } from './decimals';

export interface DecimalInputProps extends Omit<ControlProps<number | undefined>, 'value'> {
  value: number | undefined;
  /** The first value too large to be typed. */
  below?: number;
  /** Most decimals (2 unless told). */
  decimals?: number;
  /** Which attribute lays the text out: see theme/fieldCss. */
  look: 'money' | 'suffix';
}

const comma = [','];

/** A number typed the Brazilian way: dots appear by themselves, the comma starts the cents, blur completes them. */
export function DecimalInput({ below = 1e13, decimals = 2, look, ...props }: DecimalInputProps) {
  const [text, setText] = useState(() => toText(props.value, decimals));
  const shown = toNumber(text) === props.value ? text : toText(props.value, decimals);
  const edit = (values: NumberFormatValues) => {
    setText(values.value);
    if (toNumber(values.value) !== props.value) props.onChange(toNumber(values.value));
  };
  const leave = () => {
    setText(toText(props.value, decimals));
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
      allowedDecimalSeparators={comma}
      decimalScale={decimals}
      allowNegative={false}
      isAllowed={({ floatValue }) => floatValue === undefined || floatValue < below}
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
