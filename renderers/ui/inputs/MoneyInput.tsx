import { memo } from 'react';
import { DecimalInput, type DecimalInputProps } from './DecimalInput';
import styles from './Field.module.css';

export type MoneyInputProps = Omit<DecimalInputProps, 'look'>;

/** An amount in reais; a number with at most 2 decimals, undefined when empty. */
export const MoneyInput = memo(function MoneyInput(props: MoneyInputProps) {
  return (
    <>
      <DecimalInput {...props} look="money" />
      <span className={styles.prefix} aria-hidden="true">
        R$
      </span>
    </>
  );
});
