// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from './reloadOnLostChunk';

const reload = vi.fn();
const lose = async () => {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((settled) => setTimeout(settled));
};
reloadOnLostChunk(reload);

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

it('loads the newer portal, once', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  await lose();
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays on its page where the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await lose();
  expect(reload).not.toHaveBeenCalled();
});
