import { FOR_EVER } from './reshape';
import type { Ledger, Piece } from './types';
import { totalOn, worthOf } from './worth';

/** One layer of a policy's money before and after a change, as it is told and drawn. Cents. */
export interface LayerStory {
  /** The suffix of the endorsement that added it; 0 is the policy itself. */
  readonly document: number;
  readonly charged: number;
  /** What it was worth before the change and is after it; a new one was worth nothing. */
  readonly before: number;
  readonly after: number;
  readonly pieces: readonly Piece[];
  readonly lost: readonly Piece[];
}

export function storyOf(before: Ledger, after: Ledger): LayerStory[] {
  return after.layers.map((layer) => {
    const held = before.layers.find(({ document }) => document === layer.document);
    return {
      document: layer.document,
      charged: layer.charged,
      before: held ? worthOf(held) : 0,
      after: worthOf(layer),
      pieces: joined(layer.pieces),
      lost: joined(held ? lostOf(held.pieces, layer.pieces) : []),
    };
  });
}

function lostOf(before: readonly Piece[], after: readonly Piece[]): Piece[] {
  const marks = [...new Set([...before, ...after].flatMap(({ from, to }) => [from, to]))].toSorted();
  return marks.flatMap((from, index) => {
    const amount = totalOn(before, from) - totalOn(after, from);
    return amount > 0 ? [{ amount, from, to: marks[index + 1] ?? FOR_EVER }] : [];
  });
}

function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const at = done.findIndex(({ to, amount }) => to === piece.from && amount === piece.amount);
    if (at < 0) done.push(piece);
    else done[at] = { ...done[at]!, to: piece.to };
  }
  return done;
}
