import { afterEach, expect, it, vi } from 'vitest';
import type { Source } from '../../../engine/index';
import { api } from '../api/api';
import { forgetServerData } from '../auth/forgetServerData';
import { createAsking } from './askSource';
import { forgetSaid } from './saidOnce';

afterEach(() => {
  forgetSaid();
  vi.restoreAllMocks();
});

const source = (more: Partial<Source>): Source => ({ title: 'T', path: '/list/{of}', answer: {}, ...more });
const answering = (...data: unknown[]) => {
  const get = vi.spyOn(api, 'get');
  for (const one of data) {
    if (one instanceof Error) get.mockRejectedValueOnce(one);
    else get.mockResolvedValueOnce({ data: one });
  }
  return get;
};

it('asks by the call that the source names', async () => {
  const get = answering({ nome: 'Acme' });
  const ask = createAsking({ company: source({}) });
  expect(await ask('company', { of: '1' })).toEqual({ nome: 'Acme' });
  expect(get).toHaveBeenCalledWith('/list/1', { noLoading: true });
});

it('asks once what is read once, and again after a failure', async () => {
  const get = answering(new Error('down'), ['SP'], ['RJ'], ['MG']);
  const ask = createAsking({ states: source({ read: 'once' }), each: source({}) });
  await expect(ask('states', { of: '1' })).rejects.toThrow('down');
  expect([await ask('states', { of: '1' }), await ask('states', { of: '1' })]).toEqual([['SP'], ['SP']]);
  expect(await ask('each', { of: '1' })).toEqual(['RJ']);
  expect(get).toHaveBeenCalledTimes(3);
  // Whoever signs in next asks anew.
  await forgetServerData();
  expect(await ask('states', { of: '1' })).toEqual(['MG']);
});

it('fails where the answer refuses, or is of another shape', async () => {
  answering({ error: 'CPF bloqueado.' }, 'text');
  const ask = createAsking({
    save: source({ refusal: 'error' }),
    list: source({ answer: { type: 'array' } }),
  });
  await expect(ask('save', { of: '1' })).rejects.toMatchObject({
    message: 'CPF bloqueado.',
    code: 'refused',
  });
  await expect(ask('list', { of: '1' })).rejects.toMatchObject({ message: '', code: 'shape' });
});

it('posts, and knows no other source', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValueOnce({ data: {} });
  const ask = createAsking({ save: source({ method: 'POST', path: '/save' }) });
  await ask('save', { name: 'Ana' });
  expect(post).toHaveBeenCalledWith('/save', { name: 'Ana' }, { noLoading: true });
  await expect(ask('nowhere', {})).rejects.toThrow('No such source: nowhere');
});
