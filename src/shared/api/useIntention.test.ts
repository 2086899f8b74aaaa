// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { useIntention } from './useIntention';

const unanswered = new ApiError({ status: 0, code: 'NETWORK', message: 'x' });
const refused = new ApiError({ status: 409, message: 'x' });

function intend(send: (wish: string, key: string) => Promise<string>) {
  const { result } = renderHook(() => useIntention(send));
  return (wish: string) => act(async () => result.current.run(wish).catch(() => 'failed'));
}

describe('an intention', () => {
  it('sent twice at once is sent once', async () => {
    let answer = (_text: string) => {};
    const send = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const { result } = renderHook(() => useIntention<string, string>(send));
    await act(async () => {
      const first = result.current.run('pay');
      expect(await result.current.run('pay')).toBeUndefined();
      answer('paid');
      expect(await first).toBe('paid');
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps its key while no answer came', async () => {
    const send = vi.fn().mockRejectedValueOnce(unanswered).mockResolvedValue('paid');
    const run = intend(send);
    await run('pay');
    await run('pay');
    const [first, second] = send.mock.calls;
    expect(second![1]).toBe(first![1]);
  });

  it.each([
    ['another wish', unanswered, 'other'],
    ['the same wish after a refusal', refused, 'pay'],
  ])('has a new key for %s', async (_what, failure, second) => {
    const send = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('paid');
    const run = intend(send);
    await run('pay');
    await run(second);
    expect(send.mock.calls[1]![1]).not.toBe(send.mock.calls[0]![1]);
  });

  it('has a new key once it was done', async () => {
    const send = vi.fn().mockResolvedValue('paid');
    const run = intend(send);
    await run('pay');
    await run('pay');
    expect(send.mock.calls[1]![1]).not.toBe(send.mock.calls[0]![1]);
  });
});
