import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/ApiError';
import { sessionStore } from '../../../shared/auth/session';
import { readHere, type DraftOrigin } from '../../../shared/requests/localDrafts';
import { flushOpen } from '../../../shared/requests/underWay';
import { DraftKeeper, type DraftState } from './DraftKeeper';

const offline = new ApiError({ status: 0, code: 'NETWORK', message: '' });
const ana = { uid: 'ana', email: 'ana@lastro.test', name: null, photo: null, social: false };
const THERE_MS = 2_000;
const said: DraftState[] = [];
const answers: (() => void)[] = [];
let keeper: DraftKeeper;
let isOffline: boolean;

/** By the client, or past it as the page goes: where somebody's token is known. */
const reach = (given: object): Promise<never> =>
  isOffline ? Promise.reject(offline) : new Promise((resolve) => answers.push(() => resolve(given as never)));

/** The server answers what it was sent first. */
const answer = async () => {
  answers.shift()!();
  await vi.advanceTimersByTimeAsync(0);
};
const pause = () => vi.advanceTimersByTimeAsync(THERE_MS);

const open = (name: string, origin: DraftOrigin = {}) =>
  new DraftKeeper({
    uid: 'ana',
    name,
    origin,
    read: () => ({ definition: 'd', answers: {}, steps: {} }),
    onlyHere: () => ({}),
    onState: (state) => said.push(state),
  });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStore.write({ status: 'signed-in', identity: ana });
  said.length = 0;
  answers.length = 0;
  isOffline = false;
  vi.spyOn(api, 'put').mockImplementation(() => reach({ data: { id: 'one' } }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    reach({ json: async () => ({ Data: { id: 'one' } }) }),
  );
  keeper = open('licitante:one');
});

afterEach(() => {
  keeper.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is not said to be kept any more once something else is typed, until that is kept too', async () => {
  keeper.touch();
  await pause();
  await answer();
  expect(said).toEqual(['kept']);
  keeper.touch();
  keeper.touch();
  expect(said).toEqual(['kept', 'none']);
  await pause();
  expect(said).toEqual(['kept', 'none']);
  await answer();
  expect(said).toEqual(['kept', 'none', 'kept']);
});

it('is not said to be kept by the answer to what was typed before', async () => {
  keeper.touch();
  await pause();
  keeper.touch();
  await answer();
  expect(said).toEqual([]);
  await pause();
  await answer();
  expect(said).toEqual(['kept']);
});

it('is sent when it is left before typing has paused, once, and is then no longer waiting here', async () => {
  keeper.touch();
  keeper.stop();
  expect(answers).toHaveLength(1);
  expect(readHere('ana', 'licitante:one')).not.toHaveProperty('isSent');
  await answer();
  expect(readHere('ana', 'licitante:one')).toMatchObject({ id: 'one', isSent: true });
  await pause();
  expect(answers).toHaveLength(0);
});

it('is sent when its tab is closed, and not again by what is left of the page', async () => {
  keeper.touch();
  dispatchEvent(new Event('pagehide'));
  keeper.stop();
  expect(answers).toHaveLength(1);
});

it('waits here where nobody answers, and is sent when the connection is back', async () => {
  isOffline = true;
  keeper.touch();
  await pause();
  expect(said).toEqual(['local']);
  isOffline = false;
  dispatchEvent(new Event('online'));
  await answer();
  expect(said).toEqual(['local', 'kept']);
});

it('that was typed without a connection before its page was opened anew is sent as it is', async () => {
  isOffline = true;
  keeper.touch();
  await pause();
  keeper.stop();
  const { mark } = readHere('ana', 'licitante:one')!;
  const again = open('licitante:one', { mark });
  await pause();
  isOffline = false;
  dispatchEvent(new Event('online'));
  await answer();
  expect(said).toEqual(['local', 'local', 'kept']);
  expect(readHere('ana', 'licitante:one')).toMatchObject({ id: 'one', isSent: true });
  again.stop();
});

it('of which the server keeps nothing is said to be in this browser only', async () => {
  const only = open('licitante/BID0000001');
  only.touch();
  await pause();
  only.stop();
  expect(said).toEqual(['here']);
  expect(answers).toHaveLength(0);
});

it('is not brought back by a page that is left after its person has signed out', async () => {
  isOffline = true;
  keeper.touch();
  await flushOpen();
  isOffline = false;
  sessionStore.write({ status: 'signed-out' });
  localStorage.clear();
  keeper.stop();
  expect(localStorage).toHaveLength(0);
  expect(answers).toHaveLength(0);
});
