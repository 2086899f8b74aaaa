import { memo, type ReactNode } from 'react';
import type { ControlProps } from './control';
import styles from './choices.module.css';

export interface CheckboxProps extends Omit<ControlProps<boolean>, 'placeholder' | 'autoComplete'> {
  children: ReactNode;
}

/** A checkbox with its label beside it; used without a Field, or in a Field with `group`. */
export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.tick}
        id={props.id}
        name={props.name}
        checked={props.value ?? false}
        disabled={props.disabled}
        aria-required={props.required || undefined}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => !props.readOnly && props.onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
      <span>{props.children}</span>
    </label>
  );
});
