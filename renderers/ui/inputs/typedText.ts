import type { Reading, TypingFault } from '../../../engine/values/typedDecimal';

/** A text that was typed and cannot be read as a value; `code` says why. */
export interface UnreadText {
  readonly text: string;
  readonly code: TypingFault;
}

/** How the text of a field is read and written. Stable, or made anew only when what it depends on changes. */
export interface TextForm<Value> {
  /** On leaving, what is short for something (a year of two digits) is read as such. */
  read(text: string, onLeaving: boolean): Reading<Value>;
  write(value: Value): string;
  /** The text with the dots between thousands that the field shows by itself. */
  grouped?(text: string): string;
  /** The text as it stands from now on, where a key made it longer. */
  grown?(text: string): string;
}

export interface Typed {
  /** As typed, without what the field shows by itself. */
  readonly text: string;
  /** Where the caret stands in it. */
  readonly caret: number;
}

const withoutDots = (text: string) => text.replaceAll('.', '');

/** What an input event made of a field. */
export interface Edit {
  /** What stands in the field now, and where its caret is. */
  readonly now: string;
  readonly caret: number;
  /** Where the caret or the selection began before. */
  readonly from: number;
  readonly forward: boolean;
}

/** The typed text after an edit: dots that the field showed by itself go, those of the edit stay. */
export function editText(before: string, shown: string, { now, caret, from, forward }: Edit): Typed {
  const own = before === shown ? (text: string) => text : withoutDots;
  const start = Math.min(from, caret);
  const head = own(now.slice(0, start)) + now.slice(start, caret);
  const tail = own(now.slice(caret));
  // Erasing a dot that nobody typed erases the digit beside it.
  const isDotErased = start === caret && head + tail === before && now.length < shown.length;
  if (!isDotErased) return { text: head + tail, caret: head.length };
  return forward
    ? { text: head + tail.slice(1), caret: head.length }
    : { text: head.slice(0, -1) + tail, caret: head.length - 1 };
}

/** Where a caret stands in the shown text that stands after so many characters of the typed one. */
export function caretIn(shown: string, { text, caret }: Typed): number {
  if (shown === text) return caret;
  let at = 0;
  for (let passed = 0; passed < caret; at++) if (shown[at] !== '.') passed++;
  return at;
}
