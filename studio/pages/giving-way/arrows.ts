import type { GivingWay } from '../../flow/Flow';

/** One card below another, in CSS pixels. */
export const ROW = { height: 68, gap: 12 } as const;

const LANE = { first: 26, gap: 14 } as const;
const CORNER = 6;
const HEAD = 9;

/** By one rule, from one question to all that give way to it: a trunk beside the cards, and a branch to each. */
interface Trunk extends Pick<GivingWay, 'rule' | 'how'> {
  readonly key: string;
  readonly source: string;
  readonly targets: readonly string[];
}

export interface Arrow extends Trunk {
  readonly path: string;
  readonly heads: readonly string[];
}

export interface Arrows {
  readonly width: number;
  readonly height: number;
  readonly arrows: readonly Arrow[];
}

function trunksOf(ways: readonly GivingWay[]): Trunk[] {
  const trunks = new Map<string, Trunk>();
  for (const { rule, from, to, how } of ways)
    for (const source of from) {
      if (source === to) continue;
      const key = `${rule} ${how} ${source}`;
      const targets = new Set([...(trunks.get(key)?.targets ?? []), to]);
      trunks.set(key, { key, rule, how, source, targets: [...targets] });
    }
  return [...trunks.values()];
}

interface End {
  readonly trunk: Trunk;
  readonly row: number;
  /** How many rows further down the other end is. */
  readonly reach: number;
}

function endsOf(trunk: Trunk, rowOf: (path: string) => number): End[] {
  const [row, targets] = [rowOf(trunk.source), trunk.targets.map(rowOf)];
  const middle = targets.reduce((sum, each) => sum + each, 0) / targets.length;
  return [
    { trunk, row, reach: middle - row },
    ...targets.map((target) => ({ trunk, row: target, reach: row - target })),
  ];
}

/** From top to bottom of a card: what leads up, the nearest first, then what leads down, the furthest first, so that few lines cross. */
function byReach(one: End, other: End): number {
  const isUp = ({ reach }: End) => (reach < 0 ? 0 : 1);
  return isUp(one) - isUp(other) || other.reach - one.reach;
}

type Heights = ReadonlyMap<Trunk, ReadonlyMap<number, number>>;

/** Where the ends of each trunk touch the cards, by their rows. */
function heightsOf(trunks: readonly Trunk[], rowOf: (path: string) => number): Heights {
  const heights = new Map(trunks.map((trunk) => [trunk, new Map<number, number>()]));
  const ends = trunks.flatMap((trunk) => endsOf(trunk, rowOf));
  for (const row of new Set(ends.map((end) => end.row))) {
    const own = ends.filter((end) => end.row === row).toSorted(byReach);
    for (const [index, { trunk }] of own.entries()) {
      const within = (ROW.height * (index + 1)) / (own.length + 1);
      heights.get(trunk)!.set(row, row * (ROW.height + ROW.gap) + within);
    }
  }
  return heights;
}

/** The lanes of trunks that never run over each other; short ones stand next to the cards. */
function lanesOf(heights: Heights): ReadonlyMap<Trunk, number> {
  const spans = [...heights].map(([trunk, own]) => {
    return { trunk, top: Math.min(...own.values()), bottom: Math.max(...own.values()) };
  });
  const lanes = new Map<Trunk, number>();
  const taken: (typeof spans)[] = [];
  for (const span of spans.toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    const isFree = (lane: typeof spans) =>
      lane.every(({ top, bottom }) => bottom < span.top || top > span.bottom);
    const free = taken.findIndex(isFree);
    const place = free < 0 ? taken.push([]) - 1 : free;
    taken[place]!.push(span);
    lanes.set(span.trunk, place);
  }
  return lanes;
}

function branch(from: number, to: number, x: number): string {
  const corner = Math.min(CORNER, Math.abs(to - from) / 2);
  const turn = to < from ? -corner : corner;
  return `M0,${from} H${x - corner} Q${x},${from} ${x},${from + turn} V${to - turn} Q${x},${to} ${x - corner},${to} H${HEAD}`;
}

/** The arrows beside cards that stand below each other in the order of `paths`. */
export function arrowsOf(paths: readonly string[], ways: readonly GivingWay[]): Arrows {
  const rowOf = (path: string) => paths.indexOf(path);
  const heights = heightsOf(trunksOf(ways), rowOf);
  const lanes = lanesOf(heights);
  const arrows = [...heights].map(([trunk, own]) => {
    const x = LANE.first + lanes.get(trunk)! * LANE.gap;
    const at = (path: string) => own.get(rowOf(path))!;
    return {
      ...trunk,
      path: trunk.targets.map((target) => branch(at(trunk.source), at(target), x)).join(' '),
      heads: trunk.targets.map((target) => `M0,${at(target)} l${HEAD},-5 v10 z`),
    };
  });
  return {
    width: LANE.first + LANE.gap * Math.max(1, ...[...lanes.values()].map((lane) => lane + 1)),
    height: paths.length * (ROW.height + ROW.gap) - ROW.gap,
    arrows,
  };
}
