import { createStore } from '../createStore';

export const waitingStore = createStore<number | null>(null);

let waiting = 0;

export async function waitFor(seconds: number): Promise<void> {
  waiting += 1;
  if (waiting === 1) waitingStore.write(seconds);
  await new Promise((over) => setTimeout(over, seconds * 1000));
  waiting -= 1;
  if (waiting === 0) waitingStore.write(null);
}
