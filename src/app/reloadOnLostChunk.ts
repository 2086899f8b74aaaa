import { isServerThere } from '../shared/offline/isServerThere';

const KEY = 'lastro:reloaded-at';
/** A chunk missing again within this time (ms) is no matter of a newer build. */
const PATIENCE = 60_000;

/**
 * After a new build an open tab asks for chunks that are gone: it loads the new portal, once. Without network the page
 * that says so stays, since a reload would leave nothing.
 */
export function reloadOnLostChunk(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    void isServerThere().then((there) => {
      if (!there) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      reload();
    });
  });
}
