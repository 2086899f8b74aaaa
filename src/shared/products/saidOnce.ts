const said = new Map<string, Promise<unknown>>();

/** Caches answers of read-once sources per user; failures are not cached. */
export function once(url: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = said.get(url);
  if (known) return known;
  const asked = ask();
  said.set(url, asked);
  asked.catch(() => said.delete(url));
  return asked;
}

/** Cached answers may be personal. */
export function forgetSaid(): void {
  said.clear();
}
