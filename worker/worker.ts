import { clientsClaim } from 'workbox-core';
import { newsOf } from './news';
import { serveShell } from './shell';
import { tidy } from './tidy';

declare const self: ServiceWorkerGlobalScope;

serveShell();
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => event.waitUntil(takeOver(event.data as unknown)));
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data as string));
});

/**
 * A page names its first file. One of this very build that is open alone has no use for the worker of the build before;
 * beside others that one stays until they are closed, since they still ask for its files.
 */
async function takeOver(entry: unknown): Promise<void> {
  if (typeof entry !== 'string' || !BUILT.hashed.includes(entry)) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

async function show(event: PushEvent): Promise<void> {
  const news = newsOf(event.data?.json());
  if (!news) return;
  const { title, body, tag, leadsTo } = news;
  await self.registration.showNotification(title, { body, tag, data: leadsTo, icon: '/favicon.svg' });
}
