import { main as build } from '../../scripts/build/main';
import installed from '../../tests/support/installed';

/** Playwright's globalSetup: what the products of all workers run, as `npm run build` makes it. */
export default function builtOnce(): Promise<void> {
  installed();
  return build();
}
