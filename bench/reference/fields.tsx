import { memo } from 'react';
import {
  Checkbox,
  controlAria,
  DateInput,
  Field,
  IntegerInput,
  MaskedInput,
  MoneyInput,
  PercentInput,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
  type MaskName,
} from '../../renderers/ui';
import { spanOf, useBound, type BoundProps } from './bound';

interface TextProps extends BoundProps {
  limit?: number;
  type?: 'text' | 'email';
  autoComplete?: string;
}

export const TextField = memo(function TextField({ limit, type, autoComplete, ...props }: TextProps) {
  const { frame, ...control } = useBound<string>(props);
  const counted = { ...frame, limit, length: control.value.length };
  return (
    <div {...spanOf(props)}>
      <Field {...counted}>
        <TextInput {...controlAria(counted)} {...control} type={type} autoComplete={autoComplete} />
      </Field>
    </div>
  );
});

export const TextAreaField = memo(function TextAreaField(
  props: BoundProps & { limit?: number; rows?: number },
) {
  const { frame, ...control } = useBound<string>(props);
  const counted = { ...frame, limit: props.limit, length: control.value.length };
  return (
    <div {...spanOf(props)}>
      <Field {...counted}>
        <TextArea {...controlAria(counted)} {...control} rows={props.rows} />
      </Field>
    </div>
  );
});

type MaskedProps = BoundProps & { mask: MaskName; autoComplete?: string };

export const MaskedField = memo(function MaskedField({ mask, autoComplete, ...props }: MaskedProps) {
  const { frame, ...control } = useBound<string>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame}>
        <MaskedInput {...controlAria(frame)} {...control} mask={mask} autoComplete={autoComplete} />
      </Field>
    </div>
  );
});

export const MoneyField = memo(function MoneyField(props: BoundProps) {
  const { frame, ...control } = useBound<number | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame}>
        <MoneyInput {...controlAria(frame)} {...control} />
      </Field>
    </div>
  );
});

export const PercentField = memo(function PercentField(props: BoundProps) {
  const { frame, ...control } = useBound<number | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame}>
        <PercentInput {...controlAria(frame)} {...control} />
      </Field>
    </div>
  );
});

export const IntegerField = memo(function IntegerField({ unit, ...props }: BoundProps & { unit?: string }) {
  const { frame, ...control } = useBound<number | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame}>
        <IntegerInput {...controlAria(frame)} {...control} unit={unit} />
      </Field>
    </div>
  );
});

export const DateField = memo(function DateField({
  min,
  ...props
}: BoundProps & { min?: string | undefined }) {
  const { frame, ...control } = useBound<string | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame}>
        <DateInput {...controlAria(frame)} {...control} min={min} />
      </Field>
    </div>
  );
});

type ChoiceProps = BoundProps & { options: readonly { value: string; label: string }[] };

export const SelectField = memo(function SelectField({ options, ...props }: ChoiceProps) {
  const { frame, ...control } = useBound<string | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame}>
        <Select {...controlAria(frame)} {...control} options={options} />
      </Field>
    </div>
  );
});

export const RadioField = memo(function RadioField({ options, ...props }: ChoiceProps) {
  const { frame, ...control } = useBound<string | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame} group>
        <RadioGroup {...controlAria(frame)} {...control} options={options} />
      </Field>
    </div>
  );
});

export const CheckField = memo(function CheckField(props: BoundProps) {
  const { frame, ...control } = useBound<boolean | undefined>(props);
  return (
    <div {...spanOf(props)}>
      <Field {...frame} label="" group>
        <Checkbox {...controlAria(frame)} {...control}>
          {props.label}
        </Checkbox>
      </Field>
    </div>
  );
});
