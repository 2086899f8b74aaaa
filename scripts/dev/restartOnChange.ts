import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';

// One save may touch several files, and an editor may write one of them twice.
const SETTLE_MS = 150;

/** Whether the server is made of `file` (path from the root). */
export function concernsServer(file: string): boolean {
  return /^(server|engine|contract|product-schemas)\//.test(file) && !/\.test\.ts$/.test(file);
}

/** Calls `restart` once after each burst of changes that concern the server. */
export function restartOnChange({ watcher }: ViteDevServer, root: string, restart: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, path) => {
    if (!concernsServer(relative(root, path))) return;
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MS);
  });
}
