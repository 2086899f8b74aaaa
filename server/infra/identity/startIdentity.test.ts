import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../testing/until';
import { startIdentity, type Identity } from './startIdentity';

const seed = [{ uid: 'one', email: 'one@lastro.test', name: 'Uma Pessoa' }];
const password = 'Lastro#2026';
let folder: string;
let identity: Identity;

interface Answer {
  idToken?: string;
  localId?: string;
  users?: { displayName: string }[];
  error?: { message: string };
}

async function call(path: string, body: object): Promise<Answer> {
  const url = `http://${identity.host}/identitytoolkit.googleapis.com/v1/${path}?key=any`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

const signIn = (email: string): Promise<Answer> =>
  call('accounts:signInWithPassword', { email, password, returnSecureToken: true });

const start = async (): Promise<void> => {
  identity = await startIdentity({ stateFile: join(folder, 'identity.json'), seed, password });
};

describe('startIdentity', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lastro-identity-'));
    await start();
  });
  afterAll(async () => {
    await identity.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('signs a seeded account in, and only with its password', async () => {
    expect((await signIn('one@lastro.test')).localId).toBe('one');
    const wrong = { email: 'one@lastro.test', password: 'Lastro#2025' };
    expect((await call('accounts:signInWithPassword', wrong)).error?.message).toContain('INVALID');
  });

  it('keeps new accounts and open sessions over kill -9', async () => {
    const { idToken } = await signIn('one@lastro.test');
    await call('accounts:signUp', { email: 'new@lastro.test', password, displayName: 'Nova' });
    const saved = async (): Promise<string> => readFile(join(folder, 'identity.json'), 'utf8');
    await until(async () => (await saved()).includes('new@lastro.test') || undefined);
    process.kill(identity.pid, 'SIGKILL');
    await identity.exited;
    await start();
    expect((await signIn('new@lastro.test')).error).toBeUndefined();
    expect((await call('accounts:lookup', { idToken })).users?.[0]?.displayName).toBe('Uma Pessoa');
  });

  it('takes another port where somebody has the one asked for', async () => {
    const [, taken] = identity.host.split(':');
    const other = await startIdentity({ stateFile: join(folder, 'other.json'), port: Number(taken), seed });
    expect(other.host).not.toBe(identity.host);
    await other.stop();
  });

  it('says in one sentence that the saved accounts are broken', async () => {
    const stateFile = join(folder, 'broken.json');
    await writeFile(stateFile, '{');
    await expect(startIdentity({ stateFile, seed })).rejects.toThrow(
      `Identity did not start: The accounts in ${stateFile} cannot be read: the file is not valid JSON.`,
    );
  });
});
