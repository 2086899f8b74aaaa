import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, differing, PagedList, put } from './PagedList';

const numbers = Array.from({ length: 40 }, (_, index) => index);
const all = (list: PagedList<number>) => list.pages.flat();

describe('a paged list', () => {
  it('holds what it was made of, in order', () => {
    const list = PagedList.of(numbers);
    expect(all(list)).toEqual(numbers);
    expect([0, 15, 16, 39].map((index) => list.at(index))).toEqual([0, 15, 16, 39]);
  });

  it('copies with one entry changed and shares the other pages', () => {
    const list = PagedList.of(numbers);
    const copy = list.with(17, -1);
    expect(all(list)).toEqual(numbers);
    expect(all(copy)).toEqual(numbers.with(17, -1));
    expect(copy.pages.map((page, at) => page === list.pages[at])).toEqual([true, false, true]);
  });

  it('takes any writes beside the list it came of, and tells where they differ', () => {
    const write = fc.tuple(fc.nat({ max: 39 }), fc.integer());
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const base = PagedList.of(numbers);
        const written = writes.reduce((list, [index, item]) => put(list, base, index, item), base);
        const expected = writes.reduce((items, [index, item]) => items.with(index, item), numbers);
        expect(all(base)).toEqual(numbers);
        expect(all(written)).toEqual(expected);
        expect(differing(base, written)).toEqual(numbers.filter((at) => expected[at] !== at));
      }),
    );
  });

  it('is written apart from a list that it shared its pages with', () => {
    const base = PagedList.of(numbers);
    const one = put(base, base, 3, -3);
    const other = put(apart(one, base), base, 3, -4);
    expect([base.at(3), one.at(3), other.at(3)]).toEqual([3, -3, -4]);
  });
});
