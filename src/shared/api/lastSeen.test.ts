import { beforeEach, expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { forgetSeen, orLastSeen } from './lastSeen';

const list = ['/quotes/search', { Page: 1 }] as const;
const fails = (status: number) => () => Promise.reject(new ApiError({ status, message: '-' }));
const page = { Items: ['BID1'] };

beforeEach(async () => {
  forgetSeen();
  await orLastSeen(list, () => Promise.resolve(page));
});

it('what was seen last comes again where nobody answers, with when it was read', async () => {
  const again = await orLastSeen<typeof page>(list, fails(0));
  expect(again).toMatchObject(page);
  expect(again.SeenAt).toMatch(/^\d{4}-/);
});

it('an answer that refuses is no lost connection, and another question has another answer', async () => {
  await expect(orLastSeen(list, fails(403))).rejects.toThrow('-');
  await expect(orLastSeen(['/quotes/search', { Page: 2 }], fails(0))).rejects.toThrow('-');
});

it('of the person before nothing is left', async () => {
  forgetSeen();
  await expect(orLastSeen(list, fails(0))).rejects.toThrow('-');
});
