import {
  Field,
  FieldGrid,
  MaskedInput,
  TextInput,
  controlAria,
  type FieldFrame,
} from '../../../renderers/ui';
import type { Issues, PlainField, Values } from './plainForm';

interface PlainFieldsProps<Key extends string> {
  fields: readonly PlainField<Key>[];
  values: Values<Key>;
  issues: Issues<Key>;
  /** Goes before the key in each id. */
  prefix: string;
  onChange: (key: Key, value: string) => void;
  onBlur?: (key: Key) => void;
  /** The field whose look-up is running. */
  busy?: Key;
}

/** The text fields of a plain form, two in a row where there is room. */
export function PlainFields<Key extends string>(props: PlainFieldsProps<Key>) {
  const { fields, values, issues, prefix } = props;
  return (
    <FieldGrid>
      {fields.map((field) => {
        const { key, label, required, limit, hint, wide } = field;
        const frame: FieldFrame = { id: `${prefix}-${key}`, label, required, limit, hint };
        frame.length = values[key].length;
        frame.error = issues[key];
        frame.busy = props.busy === key;
        return (
          <div key={key} data-wide={wide || undefined}>
            <Field {...frame}>
              <PlainInput {...props} field={field} frame={frame} />
            </Field>
          </div>
        );
      })}
    </FieldGrid>
  );
}

function PlainInput<Key extends string>({
  field: { key, mask, type, autoComplete },
  frame,
  values,
  onChange,
  onBlur,
}: PlainFieldsProps<Key> & { field: PlainField<Key>; frame: FieldFrame }) {
  const shared = {
    ...controlAria(frame),
    value: values[key],
    onChange: (value: string) => onChange(key, value),
    onBlur: () => onBlur?.(key),
    autoComplete,
  };
  return mask ? <MaskedInput {...shared} mask={mask} /> : <TextInput {...shared} type={type} />;
}
