import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import type { ControlProps } from './control';
import { endOfChange, historyKey, TypedHistory } from './TypedHistory';
import { caretIn, editText, type TextForm, type Typed, type UnreadText } from './typedText';

export interface TypedTextProps<Value> extends Omit<ControlProps<Value | undefined>, 'value' | 'onChange'> {
  value: Value | undefined;
  /** `unread`: the text that is no value, and why, until it can be read. */
  onChange: (value: Value | undefined, unread?: UnreadText) => void;
  /** Unread text if the form keeps it; without this property the field does. */
  unread?: string | undefined;
}

/** A text field whose text means a value. No typed character is lost: what cannot be read stays and is reported. */
export function useTypedText<Value>(props: TypedTextProps<Value>, form: TextForm<Value>) {
  const { value } = props;
  const [typed, setTyped] = useState<Typed>({ text: '', caret: 0 });
  const field = useRef<HTMLInputElement>(null);
  const [history] = useState(() => new TypedHistory());
  const from = useRef(0);
  const text = currentText(props, typed.text, form);
  const shown = form.grouped ? form.grouped(text) : text;

  const onBefore = useEffectEvent((event: InputEvent) => {
    from.current = field.current!.selectionStart ?? 0;
    const way = byInputType[event.inputType];
    if (way) goBack(event, way);
  });
  useEffect(() => {
    const input = field.current!;
    const before = (event: InputEvent) => onBefore(event);
    input.addEventListener('beforeinput', before);
    return () => input.removeEventListener('beforeinput', before);
  }, []);
  useLayoutEffect(() => {
    const input = field.current!;
    if (input !== document.activeElement || typed.text !== text) return;
    const caret = caretIn(shown, typed);
    if (input.selectionStart !== caret) input.setSelectionRange(caret, caret);
    // The caret is set once for each edit: rules that change the field later leave it alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  /** Returns the text shown then. */
  const write = (next: Typed, onLeaving: boolean): string => {
    const reading = form.read(next.text, onLeaving);
    const written = onLeaving && reading.value !== undefined ? atEnd(form.write(reading.value)) : next;
    setTyped(written);
    const unread = reading.fault && { text: next.text, code: reading.fault };
    if (reading.value !== value || unread || isUnread(text, value)) props.onChange(reading.value, unread);
    return written.text;
  };
  const take = (next: Typed, onLeaving: boolean) => history.note(text, write(next, onLeaving));
  const goBack = (event: { preventDefault: () => void }, way: 'undo' | 'redo') => {
    event.preventDefault();
    const former = props.readOnly ? undefined : history[way](text);
    if (former !== undefined) write({ text: former, caret: endOfChange(text, former) }, false);
  };
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const now = currentTarget.value;
    const caret = currentTarget.selectionStart ?? now.length;
    const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const next = editText(text, shown, { now, caret, from: from.current, forward });
    from.current = 0;
    const grown = form.grown && now.length > shown.length ? form.grown(next.text) : next.text;
    take(grown === next.text ? next : atEnd(grown), false);
  };
  const settle = () => {
    // Leaving the field without typing keeps what a rule wrote, even with more decimals than a person may type.
    const isWritten = value !== undefined && text === form.write(value);
    if (props.readOnly || isWritten) return;
    history.settle(text, write({ text, caret: text.length }, true));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = historyKey(event);
    if (way) goBack(event, way);
    if (event.key === 'Enter') settle();
  };
  return { ref: field, shown, onChange, onKeyDown, settle, take };
}

const byInputType: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

const atEnd = (text: string): Typed => ({ text, caret: text.length });

const isUnread = (text: string, value: unknown) => value === undefined && text !== '';

/** The typed text while it means the value; else the text of a rule's value. */
function currentText<Value>({ value, unread }: TypedTextProps<Value>, typed: string, form: TextForm<Value>) {
  if (value === undefined && unread !== undefined) return unread;
  if (form.read(typed, false).value === value) return typed;
  return value === undefined ? '' : form.write(value);
}
