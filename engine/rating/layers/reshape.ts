import { levels, takeOff, type Days } from './cut';
import type { Layer, Ledger, Piece, Slice, Stretch } from './types';

interface Reshaped {
  readonly ledger: Ledger;
  readonly added: readonly Piece[];
}

export const FOR_EVER = '9999-12-31';

/** A change from a day on, complete: what it does not name ends. */
export function wholeFrom(day: string, stretches: readonly Stretch[]): Stretch[] {
  const ordered = stretches
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const all: Stretch[] = [];
  let at = day;
  for (const stretch of ordered) {
    if (at < stretch.from) all.push({ from: at, to: stretch.from, amount: 0 });
    all.push(stretch);
    at = stretch.to;
  }
  return at < FOR_EVER ? [...all, { from: at, to: FOR_EVER, amount: 0 }] : all;
}

interface Level extends Days {
  readonly total: number;
  readonly amount: number;
}

export function levelsOf(ledger: Ledger, stretches: readonly Stretch[]): readonly Level[] {
  const pieces = ledger.layers.flatMap((layer) => layer.pieces);
  const asked = stretches.filter((stretch) => stretch.amount !== null);
  return asked.flatMap((stretch) => {
    const amount = stretch.amount!;
    return levels(pieces, ledger.taken, stretch).map((level) => ({ ...level, amount }));
  });
}

/** Takes off what is above the levels: of the newest layers first. */
export function lower(ledger: Ledger, over: readonly Level[]): Ledger {
  return over.reduce<Ledger>(({ layers, taken }, days) => {
    if (days.total <= days.amount) return { layers, taken };
    const off: Slice[] = [];
    let missing = days.total - days.amount;
    const left = layers.toReversed().map((layer) => {
      if (missing === 0) return layer;
      const cut = takeOff(layer.pieces, days, missing);
      missing = cut.missing;
      if (cut.taken.length === 0) return layer;
      for (const { from, to, amount } of cut.taken) off.push({ from, to, amount, document: layer.document });
      return { ...layer, pieces: cut.left };
    });
    return { layers: left.toReversed(), taken: [...taken, ...off] };
  }, ledger);
}

/**
 * Raises what is below the levels: what was taken off there is put back first, the last taken first, so that nobody
 * buys for less than it gave back. `added` is what is new.
 */
export function raise(ledger: Ledger, over: readonly Level[], putsBack: boolean): Reshaped {
  const added: Piece[] = [];
  const raised = over.reduce<Ledger>(({ layers, taken }, { from, to, total, amount }) => {
    if (total >= amount) return { layers, taken };
    const { left, taken: back, missing } = takeOff(taken, { from, to }, amount - total);
    const rest = putsBack ? missing : amount - total;
    if (rest > 0) added.push({ from, to, amount: rest });
    return { layers: putsBack ? back.reduce(putBack, layers) : layers, taken: left };
  }, ledger);
  return { ledger: raised, added };
}

function putBack(layers: readonly Layer[], { document, ...piece }: Slice): readonly Layer[] {
  return layers.map((layer) =>
    layer.document === document ? { ...layer, pieces: [...layer.pieces, piece] } : layer,
  );
}
