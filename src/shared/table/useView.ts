import { useState } from 'react';
import type { Column } from '../../../renderers/ui';
import { keepJson, keptJson } from '../storage/keptJson';

export type Lines = 'compact' | 'comfortable';

interface View {
  readonly lines: Lines;
  readonly hidden: readonly string[];
  /** Width shares by column key, where changed from the list's defaults. */
  readonly shares: Readonly<Record<string, number>>;
}

const FIRST: View = { lines: 'compact', hidden: [], shares: {} };
const [NARROWEST, WIDEST] = [0.4, 6];

export function useView(uid: string, list: string) {
  const key = `${list}:view:${uid}`;
  const [view, setView] = useState(() => read(keptJson('local', key)));
  const change = (changes: Partial<View>) => {
    const next = { ...view, ...changes };
    setView(next);
    keepJson('local', key, next);
  };
  return {
    lines: view.lines,
    isOwn: JSON.stringify(view) !== JSON.stringify(FIRST),
    isShown: (column: string) => !view.hidden.includes(column),
    setLines: (lines: Lines) => change({ lines }),
    show: (column: string, isShown: boolean) =>
      change({ hidden: [...view.hidden.filter((one) => one !== column), ...(isShown ? [] : [column])] }),
    widen: (column: string, share: number) =>
      change({ shares: { ...view.shares, [column]: Math.min(WIDEST, Math.max(NARROWEST, share)) } }),
    reset: () => change(FIRST),
    /** Visible columns; the first identifies the row and is always shown. */
    of: <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
      columns
        .filter(({ key: one }, at) => at === 0 || !view.hidden.includes(one))
        .map((column) => ({ ...column, share: view.shares[column.key] ?? column.share })),
  };
}

export type ListView = ReturnType<typeof useView>;

function read(kept: unknown): View {
  const { lines, hidden, shares } = (kept ?? {}) as Partial<Record<keyof View, unknown>>;
  const isShare = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && entry[1] >= NARROWEST && entry[1] <= WIDEST;
  return {
    lines: lines === 'comfortable' ? lines : 'compact',
    hidden: Array.isArray(hidden) ? hidden.filter((one) => typeof one === 'string') : [],
    shares: Object.fromEntries(Object.entries(shares ?? {}).filter(isShare)),
  };
}
