const first = (path: string) => path.replace(/^\//, '').split('/')[0]!.toLowerCase();

/**
 * Whether a route's path may match an address, by the first segment of both. React Router makes an expression of every
 * path it is asked about, a hundred of which held up a phone's first paint.
 */
export function mayMatch(path: string, pathname: string): boolean {
  const [own, asked] = [first(path), first(pathname)];
  // What is written in codes may be any segment.
  return own === asked || asked.includes('%') || own === '*' || own.startsWith(':') || own.endsWith('?');
}
