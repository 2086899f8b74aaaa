type Motion = typeof import('./movement');

const CALM = '(prefers-reduced-motion: reduce)';

let motion: Motion | undefined;

/** Whether nothing is to move: the person asked for less motion, or nothing tells. */
const isCalm = () => window.matchMedia?.(CALM).matches ?? true;

/** Fetches what makes things move. The page calls it once it has come to rest: until then all stands without. */
export async function fetchMotion(): Promise<void> {
  if (!isCalm()) motion = await import('./movement');
}

/** What makes things move, where it is there and anything may. */
export const moving = () => (isCalm() ? undefined : motion);
