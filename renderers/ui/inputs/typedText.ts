import type { Reading, TypingFault } from '../../../engine/values';

/** A text that was typed and cannot be read as a value; `code` says why. */
export interface UnreadText {
  readonly text: string;
  readonly code: TypingFault;
}

/** How the text of a field is read and written. Stable, or made anew only when what it depends on changes. */
export interface TextForm<Value> {
  /** When the field is left, a short form is completed (a year of two digits). */
  read(text: string, onLeaving: boolean): Reading<Value>;
  write(value: Value): string;
  /** The text with the dots between thousands that the field shows by itself. */
  grouped?(text: string): string;
  /** The text to continue with, when a key completed it. */
  grown?(text: string): string;
}

export interface Typed {
  /** As typed, without what the field shows by itself. */
  readonly text: string;
  /** Where the caret stands in it. */
  readonly caret: number;
}

const withoutDots = (text: string) => text.replaceAll('.', '');

/** A field after an input event. */
export interface Edit {
  /** What stands in the field now, and where its caret is. */
  readonly now: string;
  readonly caret: number;
  /** Where the caret or the selection began before. */
  readonly from: number;
  readonly forward: boolean;
}

/** The typed text after an edit: without the dots that the field added, with those that the person typed. */
export function editText(before: string, shown: string, { now, caret, from, forward }: Edit): Typed {
  const own = before === shown ? (text: string) => text : withoutDots;
  const start = Math.min(from, caret);
  const head = own(now.slice(0, start)) + now.slice(start, caret);
  const tail = own(now.slice(caret));
  // Erasing a dot that the field added erases the digit beside it.
  const isDotErased = start === caret && head + tail === before && now.length < shown.length;
  if (!isDotErased) return { text: head + tail, caret: head.length };
  return forward
    ? { text: head + tail.slice(1), caret: head.length }
    : { text: head.slice(0, -1) + tail, caret: head.length - 1 };
}

/** The caret's place in the shown text, from its place in the typed text. */
export function caretIn(shown: string, { text, caret }: Typed): number {
  if (shown === text) return caret;
  let at = 0;
  for (let passed = 0; passed < caret; at++) if (shown[at] !== '.') passed++;
  return at;
}
