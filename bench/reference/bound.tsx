import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';

/** What one of the form's fields says of itself. */
export interface BoundProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Why the value cannot be edited. */
  locked?: string | undefined;
  span?: 'wide' | 'third';
}

/** Called after a field was edited; the form's rules follow from there. Stable, so that it renders nothing. */
export const EditedContext = createContext<(name: string) => void>(() => {});

const spans = { wide: { 'data-wide': '' }, third: { 'data-third': '' } };

/** The attributes of a field's place in the grid. */
export const spanOf = ({ span }: BoundProps) => (span ? spans[span] : {});

/** Binds one field of the design system to react-hook-form: its frame, its value, what it says back. */
export function useBound<Value>(props: BoundProps) {
  const { name, label, hint, required, locked } = props;
  const { field, fieldState } = useController({ name });
  const edited = useContext(EditedContext);
  const onChange = (value: Value) => {
    field.onChange(value);
    edited(name);
  };
  const error = fieldState.error?.message;
  const frame = { id: name.replaceAll('.', '_'), label, hint, required, locked, error };
  return { frame, value: field.value as Value, onChange, onBlur: field.onBlur };
}
