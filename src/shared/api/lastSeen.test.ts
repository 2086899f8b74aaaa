import { waitFor } from '@testing-library/react';
import * as fakes from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetAnswers } from '../offline/keptAnswers';
import { unansweredStore } from '../offline/seenAgain';
import { ApiError } from './ApiError';
import { forgetSeen, orLastSeen, type Asking, type Question } from './lastSeen';

const list = ['/quotes/search', { Page: 1 }] as const;
const page = { Items: ['BID1'] };
let uid: string | undefined;

const whose = () => uid;
const lasting: Asking = { whose, isLasting: true };
const answered = (question: Question, data: object = page, asking = lasting) =>
  orLastSeen(question, () => Promise.resolve(data), asking);
const failed = (question: Question, status = 0, asking = lasting) =>
  orLastSeen(question, () => Promise.reject(new ApiError({ status, message: '-' })), asking);
/** As after a reload: what is in memory is gone. */
const reloaded = () => forgetSeen();
/** What is kept without anybody waiting for it is there. */
const kept = (question: Question) =>
  waitFor(async () => {
    reloaded();
    expect(await failed(question)).toBeDefined();
  });

beforeAll(() => {
  // jsdom has none; for this file alone.
  for (const [name, fake] of Object.entries(fakes)) vi.stubGlobal(name, fake);
});

afterAll(async () => {
  const { clear } = await import('../offline/seenRows');
  await clear();
});

beforeEach(async () => {
  localStorage.setItem('lastro:seen', 'whoever');
  await forgetAnswers();
  forgetSeen();
  uid = 'ana';
});

it('what was seen last comes again where nobody answers, and its moment is noted until somebody does', async () => {
  await answered(list);
  expect(await failed(list)).toEqual(page);
  expect([...unansweredStore.read().values()]).toEqual([{ on: '/', at: expect.stringMatching(/^\d{4}-/) }]);
  await answered(list);
  expect(unansweredStore.read().size).toBe(0);
});

it('an answer that refuses is no lost connection, and another question has another answer', async () => {
  await answered(list);
  await expect(failed(list, 403)).rejects.toThrow('-');
  await expect(failed(['/quotes/search', { Page: 2 }])).rejects.toThrow('-');
});

it('what lasts outlives the page, the rest does not', async () => {
  await answered(list);
  await kept(list);
  await answered('/desk/queue', page, { whose, isLasting: false });
  expect(await failed('/desk/queue', 0, { whose, isLasting: false })).toEqual(page);
  reloaded();
  await expect(failed('/desk/queue', 0, { whose, isLasting: false })).rejects.toThrow('-');
});

it('nobody else sees any of it, and where it is forgotten nothing is left', async () => {
  await answered(list);
  await kept(list);
  reloaded();
  uid = 'bruno';
  await expect(failed(list)).rejects.toThrow('-');
  await forgetAnswers('bruno');
  uid = 'ana';
  await expect(failed(list)).rejects.toThrow('-');
  expect(localStorage.getItem('lastro:seen')).toBeNull();
});

it('an answer that comes after its person has left is not kept for the next one', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<object>((resolve) => (answer = () => resolve(page)));
  const late = orLastSeen(list, () => waiting, lasting);
  uid = 'bruno';
  answer();
  await late;
  await expect(failed(list)).rejects.toThrow('-');
  uid = 'ana';
  await expect(failed(list)).rejects.toThrow('-');
});

it('is kept for a week, and of a hundred answers the latest', async () => {
  const { put, find, clear } = await import('../offline/seenRows');
  await clear();
  const own = () => true;
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await put({ uid: 'ana', question: 'old', at: at(8), data: page }, own);
  await put({ uid: 'ana', question: 'young', at: at(6), data: page }, own);
  expect([await find('ana', 'old'), (await find('ana', 'young'))?.data]).toEqual([undefined, page]);
  for (let each = 0; each < 100; each += 1)
    await put({ uid: 'ana', question: `${each}`, at: at(0), data: page }, own);
  expect([await find('ana', 'young'), (await find('ana', '0'))?.data]).toEqual([undefined, page]);
  await put({ uid: 'ana', question: 'large', at: at(0), data: 'x'.repeat(500_000) }, own);
  expect(await find('ana', 'large')).toBeUndefined();
});

it('a browser that keeps nothing shows what its page has seen', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { clear } = await import('../offline/seenRows');
  await clear();
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(denied);
  await answered(list);
  expect(await failed(list)).toEqual(page);
  await waitFor(() => expect(opening).toHaveBeenCalled());
  opening.mockRestore();
});
