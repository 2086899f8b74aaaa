/** Work to be timed once. */
export type Work = () => void;

/**
 * Median time of each work, in ms. They take turns in short rounds, so that a busy moment of the machine meets
 * all of them; the first rounds warm up and do not count.
 */
export function interleave(works: readonly Work[], rounds = 201, warmUp = 40): number[] {
  const taken = works.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const began = performance.now();
      work();
      if (round >= 0) taken[index]!.push(performance.now() - began);
    });
  }
  return taken.map(median);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
