import { root } from '../../scripts/lib/root.mjs';
import { buildPortal, isPortalFresh } from '../../scripts/start/buildPortal';

/** Playwright's globalSetup: the products of both workers find the portal built, and do not build it each. */
export default async function portalOnce(): Promise<void> {
  if (!(await isPortalFresh(root))) await buildPortal(root, new AbortController().signal);
}
