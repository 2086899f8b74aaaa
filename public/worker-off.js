// Served in the worker's place with PORTAL_WORKER=off: takes itself and all that it kept out of the browsers that have it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
