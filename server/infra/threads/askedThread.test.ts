import { afterEach, expect, test } from 'vitest';
import { AskedThread, ThreadBusyError, ThreadTimeoutError } from './AskedThread';

type Question = 'hang' | 'throw' | number;
let thread: AskedThread<Question, number>;
const begin = (limits = { waiting: 2, milliseconds: 60_000 }) => {
  thread = new AskedThread('./testing/echo', import.meta.url, limits);
  return thread;
};
afterEach(() => thread.stop());

test('answers in order, and with what was thrown', async () => {
  begin();
  const answers = await Promise.allSettled([thread.ask(1), thread.ask('throw'), thread.ask(2)]);
  expect(answers).toMatchObject([
    { value: 1 },
    { reason: expect.objectContaining({ name: 'TypeError', message: 'no' }) },
    { value: 2 },
  ]);
});

test('of those who wait nobody is asked for who has gone, and no more wait than may', async () => {
  begin();
  const gone = new AbortController();
  const first = thread.ask(1);
  const second = thread.ask('hang', gone.signal);
  const third = thread.ask(3);
  await expect(thread.ask(4)).rejects.toBeInstanceOf(ThreadBusyError);
  const reason = new Error('overtaken');
  gone.abort(reason);
  await expect(second).rejects.toBe(reason);
  expect(await Promise.all([first, third])).toEqual([1, 3]);
});

test('a question that takes too long ends its thread, and the next is answered by another', async () => {
  begin({ waiting: 2, milliseconds: 1_000 });
  const [late, next] = await Promise.allSettled([thread.ask('hang'), thread.ask(2)]);
  expect(late).toMatchObject({ reason: expect.any(ThreadTimeoutError) });
  expect(next).toMatchObject({ value: 2 });
});

test('who waits for a thread that is stopped is told so', async () => {
  begin();
  const asked = Promise.allSettled([thread.ask('hang'), thread.ask(1)]);
  await thread.stop();
  expect(await asked).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
});
