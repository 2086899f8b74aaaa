import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../engine/index';
import type { WizardHost } from './host';
import { runLookup } from './runLookup';
import type { WizardStore } from './WizardStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const effect = {
  type: 'lookup',
  lookup: 'find',
  source: 'policies',
  key: 'k',
  request: { number: '1' },
} as const;

function setting(state: object, lookup: WizardHost['lookup']) {
  const dispatch = vi.fn();
  const session = { definition: { lookups: [{ rule: { id: 'find' } }] }, lookups: [state] };
  const store = { dispatch, getSession: () => session as unknown as Session } as unknown as WizardStore;
  return { dispatch, store, host: { lookup } as WizardHost };
}

it('waits as long as a look-up says, then asks', async () => {
  const ask = vi.fn(() => Promise.resolve([1]));
  const { store, host, dispatch } = setting({ status: 'pending', key: 'k' }, ask);
  const running = runLookup({ ...effect, debounce: 500 }, host, store);
  await vi.advanceTimersByTimeAsync(499);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect(dispatch).toHaveBeenCalledWith({ type: 'answered', lookup: 'find', key: 'k', data: [1] });
});

it.each([
  { status: 'pending', key: 'another' },
  { status: 'idle', key: undefined },
])('does not ask what is asked no longer: %j', async (state) => {
  const ask = vi.fn(() => Promise.resolve([1]));
  const { store, host, dispatch } = setting(state, ask);
  const running = runLookup({ ...effect, debounce: 500 }, host, store);
  await vi.advanceTimersByTimeAsync(500);
  await running;
  expect([ask.mock.calls.length, dispatch.mock.calls.length]).toEqual([0, 0]);
});

it('asks at once where there is nothing to wait for, and passes on what a refusal is called', async () => {
  const refusal = Object.assign(new Error('Não há.'), { code: 'NOT_FOUND' });
  const { store, host, dispatch } = setting({}, () => Promise.reject(refusal));
  await runLookup(effect, host, store);
  const failed = { type: 'failed', lookup: 'find', key: 'k', message: 'Não há.', code: 'NOT_FOUND' };
  expect(dispatch).toHaveBeenCalledWith(failed);
});
