/** Tells of what Vite's dev server says, until the returned function is called; a build says nothing. */
export function followFiles<Said>(event: string, take: (said: Said) => void): () => void {
  const hot = import.meta.hot;
  hot?.on(event, take);
  // What Vitest puts in its place cannot be left.
  return () => hot?.off?.(event, take);
}
