import { CACHES } from './shell';

/** Programs of products, the latest last; more than these nobody goes back to without a connection. */
const MOST_DEFINITIONS = 20;

/** Forgets what was kept on use: files of other builds, and programs beyond the latest. */
export async function tidy(): Promise<void> {
  const isOfBuild = (url: string) => BUILT.hashed.includes(new URL(url).pathname);
  await drop(CACHES.assets, (kept) => kept.filter(({ url }) => !isOfBuild(url)));
  await drop(CACHES.definitions, (kept) => kept.slice(0, -MOST_DEFINITIONS));
}

async function drop(name: string, choose: (kept: readonly Request[]) => readonly Request[]): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(choose(await cache.keys()).map((request) => cache.delete(request)));
}
