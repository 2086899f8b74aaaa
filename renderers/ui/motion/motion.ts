type Motion = typeof import('./movement');

const CALM = '(prefers-reduced-motion: reduce)';

let motion: Motion | undefined;

/** True for reduced motion, or where it cannot be told. */
const isCalm = () => window.matchMedia?.(CALM).matches ?? true;

/** Loads the animation code once the page is idle; until then nothing moves. */
export async function fetchMotion(): Promise<void> {
  if (!isCalm()) motion = await import('./movement');
}

/** Undefined where nothing may move, or the code is not loaded. */
export const moving = () => (isCalm() ? undefined : motion);
