import { memo, useMemo } from 'react';
import { controlAttributes } from './control';
import { readInteger, unitBehind } from '../../../engine/values';
import type { TextForm } from './typedText';
import { useTypedText, type TypedTextProps } from './useTypedText';
import styles from './Field.module.css';

export interface IntegerInputProps extends TypedTextProps<number> {
  /** Longest number, in digits (9 unless told). */
  digits?: number;
  /** Shown inside on the right, where a locked field has its lock: 'dias', 'meses'. */
  unit?: string | undefined;
}

/** A whole number ≥ 0; undefined when empty, or while the text is none. */
export const IntegerInput = memo(function IntegerInput(props: IntegerInputProps) {
  const { digits = 9, unit } = props;
  const form = useMemo(
    (): TextForm<number> => ({ read: (text) => readInteger(text, digits, unit), write: String }),
    [digits, unit],
  );
  const { ref, shown, onChange, onKeyDown, settle } = useTypedText(props, form);
  const shownUnit = props.readOnly ? undefined : unit;
  const leave = () => {
    settle();
    props.onBlur?.();
  };
  return (
    <>
      <input
        {...controlAttributes(props)}
        ref={ref}
        className={styles.input}
        data-figures=""
        data-room={shownUnit ? 'unit' : undefined}
        inputMode="numeric"
        value={shown}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {shownUnit && (
        <span className={styles.suffix} aria-hidden="true">
          {unitBehind(props.value, shownUnit)}
        </span>
      )}
    </>
  );
});
