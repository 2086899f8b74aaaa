import { memo } from 'react';
import { controlAttributes, type ControlProps } from './control';

export interface IntegerInputProps extends Omit<ControlProps<number | undefined>, 'value'> {
  value: number | undefined;
  /** Longest number, in digits (9 unless told). */
  digits?: number;
  /** Shown inside on the right, where a locked field has its lock: 'dias', 'meses'. */
  unit?: string;
}

/** A whole number ≥ 0; undefined when empty. */
export const IntegerInput = memo(function IntegerInput(props: IntegerInputProps) {
  const edit = (text: string) => {
    const plain = text.replace(/\D/g, '').slice(0, props.digits ?? 9);
    props.onChange(plain === '' ? undefined : Number(plain));
  };
  return (
    <>
      <input
        {...controlAttributes(props)}
        className="ui-input"
        data-figures=""
        inputMode="numeric"
        value={props.value ?? ''}
        onChange={(event) => edit(event.target.value)}
      />
      {props.unit && !props.readOnly && (
        <span className="ui-suffix ui-inner-unit" aria-hidden="true">
          {props.unit}
        </span>
      )}
    </>
  );
});
