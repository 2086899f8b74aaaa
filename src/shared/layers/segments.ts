import type { LayerPiece, PremiumLayer } from '../../../contract/premiumLayers';
import { dayNumber } from '../../../engine/values';

/** Days counted from the first drawn day; R$ above the layers below. */
export interface Segment {
  readonly layer: number;
  readonly kind: 'held' | 'lost';
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly amount: number;
}

export interface Plot {
  readonly segments: readonly Segment[];
  readonly first: string;
  readonly last: string;
  readonly days: number;
  readonly most: number;
}

const piecesOf = (layers: readonly PremiumLayer[]) =>
  layers.flatMap(({ Pieces, Lost }) => [...Pieces, ...Lost]);

const totalOn = (pieces: readonly LayerPiece[], day: string) =>
  pieces.filter(({ From, To }) => From <= day && day < To).reduce((sum, { Amount }) => sum + Amount, 0);

export function plotOf(layers: readonly PremiumLayer[]): Plot | undefined {
  const marks = [...new Set(piecesOf(layers).flatMap(({ From, To }) => [From, To]))].toSorted();
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const day = (text: string) => dayNumber(text) - dayNumber(first);
  const segments = marks.slice(0, -1).flatMap((from, at) => {
    const days = { from: day(from), to: day(marks[at + 1]!) };
    return stacked(layers, from).map((part) => ({ ...part, ...days }));
  });
  const most = Math.max(...segments.map(({ base, amount }) => base + amount));
  return { segments: joined(segments), first, last, days: day(last), most };
}

type Part = Omit<Segment, 'from' | 'to'>;

function stacked(layers: readonly PremiumLayer[], day: string): Part[] {
  const parts: Part[] = [];
  let base = 0;
  for (const kind of ['held', 'lost'] as const) {
    layers.forEach(({ Pieces, Lost }, layer) => {
      const amount = totalOn(kind === 'held' ? Pieces : Lost, day);
      if (amount > 0) parts.push({ layer, kind, base, amount });
      base += amount;
    });
  }
  return parts;
}

/** Merges adjacent equal rectangles, so that no seam shows. */
function joined(segments: readonly Segment[]): Segment[] {
  const done: Segment[] = [];
  for (const one of segments) {
    const at = done.findIndex(
      (other) =>
        other.to === one.from &&
        other.layer === one.layer &&
        other.kind === one.kind &&
        other.base === one.base &&
        other.amount === one.amount,
    );
    if (at < 0) done.push(one);
    else done[at] = { ...done[at]!, to: one.to };
  }
  return done;
}
