import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { concernsServer, restartOnChange } from './restartOnChange';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['server/app.ts', 'engine/index.ts', 'product-schemas/licitante/rules.json'])(
  '%s concerns the server',
  (f) => {
    expect(concernsServer(f)).toBe(true);
  },
);

it.each(['src/main.tsx', 'renderers/ui/index.ts', 'server/config.test.ts', 'README.md'])(
  '%s does not',
  (f) => {
    expect(concernsServer(f)).toBe(false);
  },
);

it('restarts once after a burst of changes', () => {
  const watcher = new EventEmitter();
  const [restart, sell] = [vi.fn(), vi.fn()];
  restartOnChange({ watcher } as unknown as ViteDevServer, '/lastro', { restart, sell });
  watcher.emit('all', 'change', '/lastro/server/app.ts');
  watcher.emit('all', 'change', '/lastro/server/deps.ts');
  watcher.emit('all', 'change', '/lastro/src/main.tsx');
  expect(restart).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(restart).toHaveBeenCalledTimes(1);
  expect(sell).not.toHaveBeenCalled();
});

it('sells under saved definitions without a restart, unless code was saved with them', () => {
  const watcher = new EventEmitter();
  const [restart, sell] = [vi.fn(), vi.fn()];
  restartOnChange({ watcher } as unknown as ViteDevServer, '/lastro', { restart, sell });
  watcher.emit('all', 'change', '/lastro/product-schemas/licitante/rules.json');
  vi.runAllTimers();
  expect([restart.mock.calls.length, sell.mock.calls.length]).toEqual([0, 1]);
  watcher.emit('all', 'change', '/lastro/server/app.ts');
  watcher.emit('all', 'change', '/lastro/product-schemas/licitante/rules.json');
  vi.runAllTimers();
  expect([restart.mock.calls.length, sell.mock.calls.length]).toEqual([1, 1]);
});
