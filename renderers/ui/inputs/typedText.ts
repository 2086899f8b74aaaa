import type { Reading, TypingFault } from '../../../engine/values';

export interface UnreadText {
  readonly text: string;
  readonly code: TypingFault;
}

/** Must be stable, or change only with what it depends on. */
export interface TextForm<Value> {
  /** When the field is left, a short form is completed (a year of two digits). */
  read(text: string, onLeaving: boolean): Reading<Value>;
  write(value: Value): string;
  /** Adds the thousands separators that the field shows. */
  grouped?(text: string): string;
  /** The text to continue with, when a key completed it. */
  grown?(text: string): string;
}

export interface Typed {
  /** As typed, without separators added by the field. */
  readonly text: string;
  readonly caret: number;
}

const withoutDots = (text: string) => text.replaceAll('.', '');

export interface Edit {
  readonly now: string;
  readonly caret: number;
  readonly from: number;
  readonly forward: boolean;
}

/** Drops separators that the field added, keeps typed ones. */
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

export function caretIn(shown: string, { text, caret }: Typed): number {
  if (shown === text) return caret;
  let at = 0;
  for (let passed = 0; passed < caret; at++) if (shown[at] !== '.') passed++;
  return at;
}
