import { ChevronDown } from 'lucide-react';
import { controlAttributes, type ControlProps } from './control';
import type { Option, OptionValue } from './options';
import { useOptionList } from './useOptionList';
import styles from './Field.module.css';

export interface ComboBaseProps<Value extends OptionValue> {
  control: Omit<ControlProps<unknown>, 'value' | 'onChange'>;
  text: string;
  onText: (text: string) => void;
  /** Already filtered. */
  options: readonly Option<Value>[];
  selected?: Value | undefined;
  onPick: (value: Value) => void;
  /** Shown when nothing matches; without it no list opens then. */
  none?: string | undefined;
  /** A select opens on click and shows an arrow; free text opens as one types, and on click while it is empty. */
  arrow?: boolean | undefined;
}

export function ComboBase<Value extends OptionValue>(props: ComboBaseProps<Value>) {
  const { options, control, selected, none, arrow, onPick } = props;
  const listed = { id: control.id, options, selected, none, takesTab: arrow, onPick };
  const { box, show, hide, onKeyDown, aria, list } = useOptionList(listed);
  const type = (text: string) => {
    props.onText(text);
    show(text === '' ? -1 : 0);
  };
  const onBlur = () => {
    hide();
    control.onBlur?.();
  };
  return (
    <div ref={box}>
      <input
        {...controlAttributes({ ...control, onBlur })}
        {...aria}
        className={styles.input}
        data-room={arrow ? 'button' : undefined}
        value={props.text}
        onChange={(event) => type(event.target.value)}
        onClick={() => (arrow || props.text === '') && show()}
        onFocus={(event) => arrow && event.target.select()}
        onKeyDown={onKeyDown}
      />
      {arrow && (
        <span className={styles.inner}>
          <ChevronDown size={18} aria-hidden="true" />
        </span>
      )}
      {list}
    </div>
  );
}
