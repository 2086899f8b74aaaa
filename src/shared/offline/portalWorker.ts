import { trustedAddress } from '../trustedAddress';

const WORKER = '/worker.js';

/** What a page tells the worker of its build: the first file that it names. */
const entryOf = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

/** Whether the worker stands behind this page: the portal is there though nobody answers. */
export const isPortalKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Has the portal kept in this browser for when there is no connection, and news shown while it is closed (worker/); gives
 * nothing while developing and where the browser does not know workers. Asked for twice it is the same one.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.register(trustedAddress('portal-worker', WORKER));
  offerToTakeOver(registration);
  return registration;
}

/** The worker of this page's own build may replace the one of the build before (worker/worker.ts decides). */
function offerToTakeOver({ waiting, installing }: ServiceWorkerRegistration): void {
  const entry = entryOf();
  const offer = (worker: ServiceWorker) => entry && worker.postMessage(new URL(entry).pathname);
  if (waiting) offer(waiting);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(installing);
  });
}
