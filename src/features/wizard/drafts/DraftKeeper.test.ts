import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/api';
import { DraftKeeper, type DraftState } from './DraftKeeper';

const THERE_MS = 2_000;
const said: DraftState[] = [];
const answers: (() => void)[] = [];
let keeper: DraftKeeper;

/** The server answers what it was sent first. */
const answer = async () => {
  answers.shift()!();
  await vi.advanceTimersByTimeAsync(0);
};
const pause = () => vi.advanceTimersByTimeAsync(THERE_MS);

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  answers.length = 0;
  vi.spyOn(api, 'put').mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve({ data: { id: 'one' } } as never))),
  );
  const draft = { definition: 'd', answers: {}, steps: {} };
  keeper = new DraftKeeper({
    uid: 'ana',
    name: 'licitante:one',
    origin: {},
    read: () => draft,
    onlyHere: () => ({}),
    onState: (state) => said.push(state),
  });
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
