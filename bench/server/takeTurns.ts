/** One request; it throws when it was refused. */
export type Ask = () => Promise<void>;

const AT_ONCE = 8;

async function crowd(ask: Ask, requests: number): Promise<number> {
  let left = requests;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (performance.now() - began) / requests;
}

/** Median ms a request of each, eight at once; they take turns, the first round warms up. */
export async function takeTurns(asks: readonly Ask[], rounds: number, requests: number): Promise<number[]> {
  const taken = asks.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const ms = await crowd(ask, requests);
      if (round >= 0) taken[index]!.push(ms);
    }
  }
  return taken.map((all) => all.toSorted((a, b) => a - b)[all.length >> 1]!);
}
