import { controlAria, DateInput, Field, IntegerInput, MoneyInput, PercentInput } from '../ui';
import type { WidgetProps } from './types';

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function isoOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function MoneyWidget({ frame, value, unread, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame}>
      <MoneyInput
        {...controlAria(frame)}
        value={numberOf(value)}
        unread={unread}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}

export function PercentWidget({ frame, schema, value, unread, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame}>
      <PercentInput
        {...controlAria(frame)}
        value={numberOf(value)}
        unread={unread}
        onChange={onChange}
        onBlur={onBlur}
        decimals={schema.decimals}
      />
    </Field>
  );
}

export function IntegerWidget({ frame, state, value, unread, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame}>
      <IntegerInput
        {...controlAria(frame)}
        value={numberOf(value)}
        unread={unread}
        onChange={onChange}
        onBlur={onBlur}
        unit={state.unit}
      />
    </Field>
  );
}

/** A date out of range stays in the field with its message, and so does a text that is not a date. */
export function DateWidget({ frame, state, value, unread, onChange, onBlur }: WidgetProps) {
  return (
    <Field {...frame}>
      <DateInput
        {...controlAria(frame)}
        value={isoOf(value)}
        unread={unread}
        onChange={onChange}
        onBlur={onBlur}
        min={isoOf(state.min)}
        max={isoOf(state.max)}
      />
    </Field>
  );
}
