import { memo, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { LockedText } from './LockedText';
import { ComboBase } from './ComboBase';
import { controlAttributes, type ControlProps } from './control';
import { matchOptions, searchableFrom, type Option, type OptionValue } from './options';
import styles from './Field.module.css';

export interface SelectProps<Value extends OptionValue> extends Omit<
  ControlProps<Value | undefined>,
  'value'
> {
  value: Value | undefined;
  options: readonly Option<Value>[];
  /** Overrides the rule that a list from 8 options on can be searched. */
  searchable?: boolean;
}

/** One option of a list: the browser's own select when short, a searchable one from 8 options on. */
export const Select = memo(SelectBase) as typeof SelectBase;

function SelectBase<Value extends OptionValue>(props: SelectProps<Value>) {
  if (props.readOnly) return <ChosenText {...props} />;
  const searchable = props.searchable ?? props.options.length >= searchableFrom;
  return searchable ? <SearchSelect {...props} /> : <NativeSelect {...props} />;
}

function ChosenText<Value extends OptionValue>(props: SelectProps<Value>) {
  const label = props.options.find((option) => option.value === props.value)?.label ?? '';
  return <LockedText {...props} text={label} />;
}

function NativeSelect<Value extends OptionValue>(props: SelectProps<Value>) {
  const { autoComplete: _, readOnly: __, placeholder: ___, ...attributes } = controlAttributes(props);
  const at = props.options.findIndex((option) => option.value === props.value);
  return (
    <>
      <select
        {...attributes}
        className={styles.input}
        data-room="button"
        value={at}
        onChange={(event) => props.onChange(props.options[Number(event.target.value)]?.value)}
      >
        <option value={-1}>{props.placeholder ?? 'Selecione'}</option>
        {props.options.map((option, index) => (
          <option key={String(option.value)} value={index} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.inner}>
        <ChevronDown size={18} aria-hidden="true" />
      </span>
    </>
  );
}

function SearchSelect<Value extends OptionValue>(props: SelectProps<Value>) {
  const [query, setQuery] = useState<string>();
  const chosen = props.options.find((option) => option.value === props.value);
  const leave = () => {
    if (query === '' && chosen) props.onChange(undefined);
    setQuery(undefined);
    props.onBlur?.();
  };
  const pick = (value: Value) => {
    setQuery(undefined);
    props.onChange(value);
  };
  return (
    <ComboBase
      arrow
      control={{
        ...props,
        placeholder: props.placeholder ?? 'Selecione ou digite para buscar',
        onBlur: leave,
      }}
      text={query ?? chosen?.label ?? ''}
      onText={setQuery}
      options={matchOptions(props.options, query ?? '')}
      selected={props.value}
      onPick={pick}
      none="Nenhuma opção encontrada"
    />
  );
}
