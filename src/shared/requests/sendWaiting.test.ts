import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/api';
import { ApiError } from '../api/ApiError';
import { listDrafts } from './draftList';
import { keepHere, noteSent, readHere } from './localDrafts';
import { sendWaiting } from './sendWaiting';
import { openDraft, underWay } from './underWay';

const UID = 'ana';
const draft = { definition: 'd', answers: {}, steps: {} };
const words = { Step: 'Dados da Licitação', Choice: null };
const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

/** Leaves a draft in this browser, one second after the one before. */
function leave(key: string, id?: string) {
  vi.advanceTimersByTime(1_000);
  keepHere(UID, `licitante:${key}`, { ...draft, words }, { id });
}
const answer = (data: unknown) => Promise.resolve({ data } as never);
const sent = () => vi.mocked(api.put).mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(api, 'get').mockImplementation(() => answer(null));
  vi.spyOn(api, 'put').mockImplementation(() => answer({ id: 'there' }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('sends what was left, the first first, once; one that is refused holds up no other', async () => {
  for (const key of ['a', 'b', 'c']) leave(key);
  vi.mocked(api.put).mockRejectedValueOnce(refusal(409, 'TOO_MANY_DRAFTS'));
  expect(await sendWaiting(UID)).toBe(true);
  expect(sent()).toEqual(['/draft/licitante/a', '/draft/licitante/b', '/draft/licitante/c']);
  expect(readHere(UID, 'licitante:b')).toMatchObject({ id: 'there', isSent: true });
  await sendWaiting(UID);
  expect(sent().slice(3)).toEqual(['/draft/licitante/a']);
});

it('stops where nobody answers, and keeps all of it', async () => {
  for (const key of ['a', 'b']) leave(key);
  vi.mocked(api.put).mockRejectedValue(refusal(0, 'NETWORK'));
  expect(await sendWaiting(UID)).toBe(false);
  expect(sent()).toHaveLength(1);
  expect(readHere(UID, 'licitante:b')).not.toHaveProperty('isSent');
});

it('leaves alone what is open, what is newer on the server, and what has ended there', async () => {
  for (const key of ['open', 'newer']) leave(key);
  leave('ended', 'gone');
  const close = openDraft('licitante:open', async () => {});
  const newer = { ...draft, id: 'theirs', updatedAt: '9999-01-01T00:00:00.000Z' };
  vi.mocked(api.get).mockImplementation((url) => answer(url.endsWith('newer') ? newer : null));
  await sendWaiting(UID);
  close();
  expect(sent()).toEqual([]);
  expect(readHere(UID, 'licitante:newer')).toMatchObject({ id: 'theirs', isSent: true });
  expect(readHere(UID, 'licitante:ended')).toBeUndefined();
});

it('what waits stands in lists with its step, and in place of what the server had of it before', async () => {
  leave('new');
  leave('known', 'one');
  const known = {
    Product: 'licitante',
    Key: 'known',
    Name: 'Meu',
    InsuredName: 'DNIT',
    Step: 'Dados do Segurado',
  };
  const row = { ...known, Choice: null, DaysLeft: 9, UpdatedAt: '2020-01-01T00:00:00.000Z' };
  vi.mocked(api.get).mockImplementation(() => answer([row]));
  const { drafts } = await listDrafts(UID);
  expect(drafts).toMatchObject([
    { Key: 'known', Name: 'Meu', InsuredName: 'DNIT', Step: words.Step, isOnlyHere: true },
    { Key: 'new', InsuredName: null, Step: words.Step, isOnlyHere: true },
  ]);
});

it('lists are asked for after what is under way', async () => {
  leave('a');
  let arrive = (_id: string) => {};
  const way = underWay('licitante:a', new Promise<string>((resolve) => (arrive = resolve)));
  const listing = listDrafts(UID);
  await vi.advanceTimersByTimeAsync(0);
  expect(api.get).not.toHaveBeenCalled();
  arrive('one');
  noteSent(UID, 'licitante:a', { id: await way, at: readHere(UID, 'licitante:a')?.updatedAt });
  vi.mocked(api.get).mockImplementation(() => answer([]));
  expect((await listing).drafts).toEqual([]);
});
