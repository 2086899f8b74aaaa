const KEY = 'lastro:reloaded-at';
/** A chunk that is missing again so soon is not a matter of a newer build. */
const PATIENCE = 60_000;

/** After a new build an open tab asks for chunks that are gone: it loads the new portal, once. */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
