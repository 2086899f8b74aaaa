const said = new Map<string, Promise<unknown>>();

/** What a source that is read once has said at this address, while its person is there; a failure is asked again. */
export function once(url: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = said.get(url);
  if (known) return known;
  const asked = ask();
  said.set(url, asked);
  asked.catch(() => said.delete(url));
  return asked;
}

/** Sources are asked anew: what one said may have been for one person alone. */
export function forgetSaid(): void {
  said.clear();
}
