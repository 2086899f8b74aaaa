/** Listens to Vite's dev server until the returned function is called; silent in a build. */
export function followFiles<Said>(event: string, take: (said: Said) => void): () => void {
  const hot = import.meta.hot;
  hot?.on(event, take);
  // Vitest's substitute has no `off`.
  return () => hot?.off?.(event, take);
}
