/** Work to be timed once. */
export type Work = () => void;

/** What this process has computed so far, in ms: what others took from it meanwhile does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Median processor time of each work, in ms. They take turns in short rounds, so that a busy moment of the machine meets
 * all of them; the first rounds warm up and do not count.
 */
export function interleave(works: readonly Work[], rounds = 201, warmUp = 40): number[] {
  const taken = works.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const began = processorTime();
      work();
      if (round >= 0) taken[index]!.push(processorTime() - began);
    });
  }
  return taken.map(median);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
