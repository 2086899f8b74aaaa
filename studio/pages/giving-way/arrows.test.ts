import { describe, expect, it } from 'vitest';
import type { GivingWay } from '../../flow/Flow';
import { arrowsOf, ROW } from './arrows';

function way(rule: string, from: readonly string[], to: string, how: GivingWay['how'] = 'typed'): GivingWay {
  return { rule, kind: 'relations', from, to, how, words: `${rule} ${to}` };
}

const PATHS = ['start', 'days', 'end', 'note'];
const row = (path: string) => PATHS.indexOf(path) * (ROW.height + ROW.gap);

/** How far down the heads of an arrow stand, within the card that they point at. */
function headsIn(heads: readonly string[], path: string): number[] {
  const heights = heads.map((head) => Number(/^M0,([\d.]+)/.exec(head)![1]));
  return heights.map((height) => height - row(path)).filter((within) => within > 0 && within < ROW.height);
}

describe('arrows of what gives way', () => {
  it('lead from each question that changes to the one that gives way, and point at it', () => {
    const { arrows } = arrowsOf(PATHS, [way('term', ['start', 'end'], 'days')]);
    expect(arrows.map(({ source, targets }) => [source, targets])).toEqual([
      ['start', ['days']],
      ['end', ['days']],
    ]);
    for (const { heads } of arrows) expect(headsIn(heads, 'days')).toHaveLength(1);
  });

  it('are one for all that give way by a rule, and others for what gives way otherwise', () => {
    const reset = [way('reset', ['start'], 'days', 'emptied'), way('reset', ['start'], 'end', 'emptied')];
    const { arrows } = arrowsOf(PATHS, [...reset, way('term', ['start'], 'end')]);
    expect(arrows.map(({ rule, targets }) => [rule, targets])).toEqual([
      ['reset', ['days', 'end']],
      ['term', ['end']],
    ]);
    expect(arrows[0]!.heads).toHaveLength(2);
  });

  it('are none from a question to itself', () => {
    expect(arrowsOf(PATHS, [way('term', ['days'], 'days')]).arrows).toEqual([]);
  });

  it('stand in a lane of their own where they run beside each other, and share one where they do not', () => {
    const beside = arrowsOf(PATHS, [way('a', ['start'], 'end'), way('b', ['days'], 'note')]);
    const apart = arrowsOf(PATHS, [way('a', ['start'], 'days'), way('b', ['end'], 'note')]);
    expect(beside.width).toBeGreaterThan(apart.width);
  });

  it('touch a card at heights of their own', () => {
    const { arrows } = arrowsOf(PATHS, [way('a', ['start'], 'days'), way('b', ['end'], 'days')]);
    const heights = arrows.flatMap(({ heads }) => headsIn(heads, 'days'));
    expect(new Set(heights).size).toBe(2);
  });
});
