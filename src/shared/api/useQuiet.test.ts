import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { underWay } from './requestCounter';
import { useQuiet } from './useQuiet';

afterEach(() => vi.useRealTimers());

const watch = () => renderHook(({ isOn }) => useQuiet(isOn), { initialProps: { isOn: true } });

it('waits for the calls that are under way, and for those that their answers lead to', async () => {
  vi.useFakeTimers();
  underWay.begin();
  const { result } = watch();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBe(false);
  await act(async () => {
    underWay.end();
    underWay.begin();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(result.current).toBe(false);
  underWay.end();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBe(true);
});

it('does not wait for ever for a call that hangs', async () => {
  vi.useFakeTimers();
  underWay.begin();
  const { result } = watch();
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(result.current).toBe(true);
  underWay.end();
});

it('begins to wait once it is on', async () => {
  const { result, rerender } = renderHook(({ isOn }) => useQuiet(isOn), { initialProps: { isOn: false } });
  expect(result.current).toBe(false);
  rerender({ isOn: true });
  await waitFor(() => expect(result.current).toBe(true));
});
