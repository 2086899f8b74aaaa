import { memo } from 'react';
import type { ControlProps } from './control';
import type { Option, OptionValue } from './options';
import styles from './choices.module.css';

export interface RadioGroupProps<Value extends OptionValue> extends Omit<
  ControlProps<Value>,
  'placeholder' | 'autoComplete'
> {
  options: readonly Option<Value>[];
}

/** One of a few options, all visible. Used in a Field with `group`, whose label names it. */
export const RadioGroup = memo(RadioGroupBase) as typeof RadioGroupBase;

function RadioGroupBase<Value extends OptionValue>(props: RadioGroupProps<Value>) {
  const choose = (value: Value) => !props.readOnly && props.onChange(value);
  return (
    <div
      id={props.id}
      className={styles.choices}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${props.id}-label`}
      aria-describedby={props.describedBy}
      aria-required={props.required || undefined}
      aria-invalid={props.invalid || undefined}
      data-invalid={props.invalid || undefined}
    >
      {props.options.map((option, index) => (
        <label key={String(option.value)} className={styles.choice}>
          <input
            type="radio"
            className={styles.tick}
            id={`${props.id}-${index}`}
            name={props.name ?? props.id}
            checked={props.value === option.value}
            disabled={props.disabled || option.disabled}
            onChange={() => choose(option.value)}
            onBlur={props.onBlur}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
