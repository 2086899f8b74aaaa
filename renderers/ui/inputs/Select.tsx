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
  /** Allows free text that is no option. */
  onText?: ((text: string) => void) | undefined;
  /** Overrides the rule that a list from 8 options on can be searched. */
  searchable?: boolean;
}

/** One option of a list: the browser's own select when short, a searchable one from 8 options on. */
export const Select = memo(SelectBase) as typeof SelectBase;

function SelectBase<Value extends OptionValue>(props: SelectProps<Value>) {
  if (props.readOnly) return <ChosenText {...props} />;
  const searchable = props.searchable ?? (props.onText || props.options.length >= searchableFrom);
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

const TYPED = '\0typed';

function offered<Value extends OptionValue>({ options, onText }: SelectProps<Value>, query: string) {
  const matches = matchOptions(options, query);
  const text = query.trim();
  if (!onText || text === '' || matches.some(({ label }) => label === text)) return matches;
  return [...matches, { value: TYPED as Value, label: `Usar “${text}”` }];
}

function SearchSelect<Value extends OptionValue>(props: SelectProps<Value>) {
  const { options, onText, onChange } = props;
  const [query, setQuery] = useState<string>();
  const chosen = options.find((option) => option.value === props.value);
  const type = (text: string) => {
    const named = options.find(({ label, disabled }) => label === text && !disabled);
    if (named) onChange(named.value);
    else onText?.(text);
  };
  const leave = () => {
    const text = query?.trim();
    if (text === '' && chosen) onChange(undefined);
    else if (text && onText && text !== chosen?.label) type(text);
    setQuery(undefined);
    props.onBlur?.();
  };
  const pick = (value: Value) => {
    if (value === TYPED) type((query ?? '').trim());
    else onChange(value);
    setQuery(undefined);
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
      options={offered(props, query ?? '')}
      selected={props.value}
      onPick={pick}
      none="Nenhuma opção encontrada"
    />
  );
}
