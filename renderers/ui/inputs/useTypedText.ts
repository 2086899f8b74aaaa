import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ControlProps } from './control';
import { caretIn, editText, type TextForm, type Typed, type UnreadText } from './typedText';

export interface TypedTextProps<Value> extends Omit<ControlProps<Value | undefined>, 'value' | 'onChange'> {
  value: Value | undefined;
  /** With no value comes the text that gives none, which stays in the field, and why; both end when it can be read. */
  onChange: (value: Value | undefined, unread?: UnreadText) => void;
  /** The text without a value that its form keeps; the field keeps its own where this is left out. */
  unread?: string;
}

/** Text that means a value, typed freely: nothing that is typed goes, what cannot be read stays and is told. */
export function useTypedText<Value>(props: TypedTextProps<Value>, form: TextForm<Value>) {
  const { value } = props;
  const [typed, setTyped] = useState<Typed>({ text: '', caret: 0 });
  const field = useRef<HTMLInputElement>(null);
  const from = useRef(0);
  const text = currentText(props, typed.text, form);
  const shown = form.grouped ? form.grouped(text) : text;

  useEffect(() => {
    const input = field.current!;
    const remember = () => (from.current = input.selectionStart ?? 0);
    input.addEventListener('beforeinput', remember);
    return () => input.removeEventListener('beforeinput', remember);
  }, []);
  useLayoutEffect(() => {
    const input = field.current!;
    if (input !== document.activeElement || typed.text !== text) return;
    const caret = caretIn(shown, typed);
    if (input.selectionStart !== caret) input.setSelectionRange(caret, caret);
    // The caret is set once for each edit: rules that change the field later leave it alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  const take = (next: Typed, onLeaving: boolean) => {
    const reading = form.read(next.text, onLeaving);
    setTyped(onLeaving && reading.value !== undefined ? atEnd(form.write(reading.value)) : next);
    const unread = reading.fault && { text: next.text, code: reading.fault };
    if (reading.value !== value || unread || isUnread(text, value)) props.onChange(reading.value, unread);
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
    // What a rule wrote is no text of the person who passes through, even where nobody might type as much.
    const isWritten = value !== undefined && text === form.write(value);
    if (!props.readOnly && !isWritten) take({ text, caret: text.length }, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return { ref: field, shown, onChange, onKeyDown, settle, take };
}

const atEnd = (text: string): Typed => ({ text, caret: text.length });

const isUnread = (text: string, value: unknown) => value === undefined && text !== '';

/** What was typed stands as long as it means the value; another value was written by a rule. */
function currentText<Value>({ value, unread }: TypedTextProps<Value>, typed: string, form: TextForm<Value>) {
  if (value === undefined && unread !== undefined) return unread;
  if (form.read(typed, false).value === value) return typed;
  return value === undefined ? '' : form.write(value);
}
