import { trustedAddress } from '../trustedAddress';

const WORKER = '/worker.js';

/** Identifies this page's build to the worker by its entry file. */
const entryOf = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

/** True where a service worker controls the page, so that it works offline. */
export const isPortalKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Registers the worker (worker/) for offline use and push; undefined while developing or unsupported. Idempotent.
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
