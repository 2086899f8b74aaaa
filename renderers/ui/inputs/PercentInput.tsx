import { memo } from 'react';
import { DecimalInput, type DecimalInputProps } from './DecimalInput';
import styles from './Field.module.css';

export type PercentInputProps = Omit<DecimalInputProps, 'look'>;

/** A percentage, with at most 2 decimals unless told otherwise: 30 is 30%; undefined when empty. */
export const PercentInput = memo(function PercentInput(props: PercentInputProps) {
  return (
    <>
      <DecimalInput {...props} below={props.below ?? 1000} look="suffix" />
      <span className={styles.suffix} aria-hidden="true">
        %
      </span>
    </>
  );
});
