import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';

// One save may touch several files, and an editor may write one of them twice.
const SETTLE_MS = 150;

export function concernsServer(file: string): boolean {
  return (
    /^(server|engine|contract|product-schemas|studio(?!\/pages))\//.test(file) && !/\.test\.ts$/.test(file)
  );
}

export interface Answers {
  restart(): void;
  sell(): void;
}

export function restartOnChange({ watcher }: ViteDevServer, root: string, answers: Answers): void {
  let timer: NodeJS.Timeout | undefined;
  let isCode = false;
  const answer = () => {
    if (isCode) answers.restart();
    else answers.sell();
    isCode = false;
  };
  watcher.on('all', (_event, path) => {
    const file = relative(root, path);
    if (!concernsServer(file)) return;
    isCode ||= !file.startsWith('product-schemas/');
    clearTimeout(timer);
    timer = setTimeout(answer, SETTLE_MS);
  });
}
