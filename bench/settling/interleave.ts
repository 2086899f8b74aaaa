/** Work to be timed: does the same so many times. */
export type Work = (times: number) => void;

/** Median time of one repetition of each, in ms; the works take turns, so that a busy moment meets all of them. */
export function interleave(works: readonly Work[], times: number, rounds = 9): number[] {
  for (const work of works) work(times);
  const taken = works.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const began = performance.now();
      work(times);
      taken[index]!.push((performance.now() - began) / times);
    });
  }
  return taken.map(median);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
