import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isCommand } from '../ui/isTyping';

interface Commands {
  /** Row open beside the list: keys continue from there. */
  readonly current?: string | undefined;
  readonly onReach?: ((key: string) => void) | undefined;
  readonly onToggle?: ((key: string) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** j and k move between rows from anywhere on the page; x selects the focused one, Esc clears the selection. */
export function useRowKeys(
  box: RefObject<HTMLElement | null>,
  { current, onReach, onToggle, onLeave }: Commands,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event)) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const at = focused < 0 ? rows.findIndex((row) => row.dataset['key'] === current) : focused;
    const step = steps[event.key.toLowerCase()];
    const key = rows[at]?.dataset['key'];
    if (step !== undefined && rows.length > 0) {
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]!;
      next.focus({ preventScroll: true });
      next.scrollIntoView?.({ block: 'nearest' });
      if (next.dataset['key'] !== current) onReach?.(next.dataset['key']!);
    } else if (event.key === 'x' && key !== undefined && onToggle) onToggle(key);
    else if (event.key === 'Escape' && onLeave) onLeave();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    // Before the filters, which Esc would lift.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}
