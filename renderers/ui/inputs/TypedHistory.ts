/** More characters at once are a paste or cut, a step of its own; a date's slash comes with its digit. */
const TYPED_AT_ONCE = 2;

/**
 * The texts before each run of typing, for undo: browsers cannot undo what a script wrote. Any write other than the
 * user's starts anew.
 */
export class TypedHistory {
  private past: string[] = [];
  private future: string[] = [];
  private current: string | undefined;
  /** 1 while typing, -1 while erasing. */
  private run = 0;

  note(before: string, after: string): void {
    if (before !== this.current) this.past = [];
    const change = after.length - before.length;
    const run = Math.abs(change) <= TYPED_AT_ONCE ? Math.sign(change) : 0;
    if (run === 0 || run !== this.run || this.past.length === 0) this.past.push(before);
    this.run = run;
    this.future = [];
    this.current = after;
  }

  /** The field was left: its text was formatted, but means the same. */
  settle(before: string, after: string): void {
    if (before === this.current) this.current = after;
    this.run = 0;
  }

  undo(now: string): string | undefined {
    return this.move(now, this.past, this.future);
  }

  redo(now: string): string | undefined {
    return this.move(now, this.future, this.past);
  }

  private move(now: string, from: string[], to: string[]): string | undefined {
    if (now !== this.current || from.length === 0) return undefined;
    to.push(now);
    this.run = 0;
    this.current = from.pop();
    return this.current;
  }
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Ctrl or Cmd+Z undoes; with Shift, or Ctrl+Y, redoes. */
export function historyKey(event: Pressed): 'undo' | 'redo' | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}

export function endOfChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
