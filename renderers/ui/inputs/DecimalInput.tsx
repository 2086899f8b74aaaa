import { useMemo } from 'react';
import { controlAttributes } from './control';
import { PERCENT, readDecimal, REAIS, withThousands, writeDecimal } from '../../../engine/values';
import type { TextForm } from './typedText';
import { useTypedText, type TypedTextProps } from './useTypedText';
import styles from './Field.module.css';

export interface DecimalInputProps extends TypedTextProps<number> {
  /** Exclusive maximum (default: ten trillion). */
  below?: number;
  decimals?: number | undefined;
  look: 'money' | 'suffix';
}

const kinds = { money: REAIS, suffix: PERCENT };

/** A number as people type it: dots between thousands appear while typing, the cents when the field is left. */
export function DecimalInput({ below = 1e13, decimals = 2, look, ...props }: DecimalInputProps) {
  const form = useMemo((): TextForm<number> => {
    const limits = { ...kinds[look], decimals, below };
    return {
      read: (text) => readDecimal(text, limits),
      write: (value) => writeDecimal(value, decimals),
      grouped: withThousands,
    };
  }, [below, decimals, look]);
  const { ref, shown, onChange, onKeyDown, settle } = useTypedText(props, form);
  const leave = () => {
    settle();
    props.onBlur?.();
  };
  return (
    <input
      {...controlAttributes(props)}
      ref={ref}
      className={styles.input}
      data-figures=""
      {...{ [`data-${look}`]: '' }}
      inputMode="decimal"
      value={shown}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}
