import { describe, expect, it } from 'vitest';
import { readConfig, readServerConfig } from './config';
import { configWarnings } from './configWarnings';

const project = { FIREBASE_PROJECT_ID: 'lastro-real', FIREBASE_API_KEY: 'key' };

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseDirectUrl: null,
      replica: null,
      identity: { kind: 'emulator', host: null },
      companyDataUrl: null,
      executivePortalUrl: null,
      logLevel: 'info',
    });
  });

  it('takes an empty or blank variable for a missing one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', COMPANY_DATA_URL: '' })).toEqual(readConfig({}));
  });

  it('cannot be changed', () => {
    const config = readConfig({}) as { port: number; identity: { kind: string } };
    expect(() => (config.port = 1)).toThrow(TypeError);
    expect(() => (config.identity.kind = 'firebase')).toThrow(TypeError);
  });

  it('accepts the ports up to 65535 and none beyond', () => {
    expect(readConfig({ PORT: '65535' }).port).toBe(65_535);
    const message = 'PORT is "65536", but must be a whole number from 0 to 65535.';
    expect(() => readConfig({ PORT: '65536' })).toThrow(message);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a"'],
    [{ PORT: '3e3' }, 'PORT is "3e3"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal, error,'],
    [{ POSTAL_CODE_URL: 'ftp://viacep' }, 'POSTAL_CODE_URL is "ftp://viacep", but must be an http or https'],
    [{ GEOGRAPHY_URL: 'ibge' }, 'GEOGRAPHY_URL is "ibge"'],
    [{ COURT_URL: 'cnj' }, 'COURT_URL is "cnj"'],
    [{ FIREBASE_API_KEY: 'key' }, 'FIREBASE_PROJECT_ID is missing beside FIREBASE_API_KEY.'],
    [{ FIREBASE_PROJECT_ID: 'lastro' }, 'FIREBASE_API_KEY is missing beside FIREBASE_PROJECT_ID.'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would open the demonstration'],
    [{ HOST: '192.168.0.7', FIREBASE_AUTH_EMULATOR_HOST: 'x:1' }, 'HOST=192.168.0.7 would open'],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy' }, 'TRUSTED_PROXIES names "proxy", which is neither an address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES names "10.0.0.0/33"'],
    [{ ...project, FIREBASE_AUTH_EMULATOR_HOST: 'x:1' }, 'FIREBASE_AUTH_EMULATOR_HOST must not be set'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('refuses a database address without repeating the password in it', () => {
    const read = (): unknown => readConfig({ DATABASE_URL: 'mysql://root:secret@db' });
    expect(read).toThrow('DATABASE_URL must look like postgresql://');
    expect(read).not.toThrow('secret');
  });

  it('takes push as a whole or not at all', () => {
    const push = { FIREBASE_MESSAGING_SENDER_ID: '1', FIREBASE_APP_ID: 'app', FIREBASE_VAPID_KEY: 'key' };
    const messaging = { senderId: '1', appId: 'app', vapidKey: 'key' };
    expect(readConfig(project).identity).toMatchObject({ messaging: null });
    expect(readConfig({ ...project, ...push }).identity).toMatchObject({ messaging });
    const half = { ...project, ...push, FIREBASE_APP_ID: '' };
    expect(() => readConfig(half)).toThrow('FIREBASE_APP_ID is missing: push needs');
  });

  it('listens to the network with a real project, and on this machine under any of its names', () => {
    expect(readConfig({ ...project, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    for (const HOST of ['localhost', '127.0.0.2', '::1']) expect(readConfig({ HOST }).host).toBe(HOST);
  });

  it('takes addresses and networks for proxies', () => {
    const TRUSTED_PROXIES = '10.0.0.0/8, ::1,192.168.0.1 ,';
    expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.168.0.1']);
  });

  it('warns of a real project that mails what a demonstration does', () => {
    expect(configWarnings(readConfig({}))).toEqual([]);
    expect(configWarnings(readConfig(project))).toEqual([
      'PORTAL_URL is http://localhost:3000: links in e-mails lead nowhere outside this machine.',
      expect.stringMatching(/^MAIL_FROM is missing/),
    ]);
    const real = { ...project, PORTAL_URL: 'https://portal.example', MAIL_FROM: 'a@portal.example' };
    expect(configWarnings(readConfig(real))).toEqual([]);
  });

  it('knows the auth domain of a Firebase project', () => {
    expect(readConfig(project).identity).toMatchObject({ authDomain: 'lastro-real.firebaseapp.com' });
    const own = { ...project, FIREBASE_AUTH_DOMAIN: 'entrar.lastro.test' };
    expect(readConfig(own).identity).toMatchObject({ authDomain: 'entrar.lastro.test' });
  });
});

describe('readServerConfig', () => {
  const DATABASE_URL = 'postgresql://u:p@127.0.0.1/lastro';

  it('wants a database and an identity provider', () => {
    expect(() => readServerConfig({})).toThrow('DATABASE_URL is missing');
    expect(() => readServerConfig({ DATABASE_URL })).toThrow('use npm start');
    const env = { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(readServerConfig(env)).toMatchObject({
      emulatorHost: '127.0.0.1:9099',
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_URL,
    });
  });

  it('knows what is past a pooler, and wants to know which', () => {
    const DATABASE_DIRECT_URL = 'postgresql://u:p@127.0.0.1:5433/lastro';
    const env = { DATABASE_URL, DATABASE_DIRECT_URL, ...project };
    expect(readServerConfig(env).databaseDirectUrl).toBe(DATABASE_DIRECT_URL);
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL is given without');
  });

  it('knows a replica, and how far it may be behind', () => {
    const DATABASE_REPLICA_URL = 'postgresql://u:p@127.0.0.1:5434/lastro';
    const env = { DATABASE_URL, DATABASE_REPLICA_URL, ...project };
    const found = (more = {}) => readServerConfig({ ...env, ...more }).replica;
    expect(found()).toEqual({ url: DATABASE_REPLICA_URL, longestDelayMs: 200 });
    expect(found({ DATABASE_REPLICA_DELAY_MS: '10000' })?.longestDelayMs).toBe(10_000);
  });

  it.each([
    [{ DATABASE_URL: '' }, 'DATABASE_REPLICA_URL is given without DATABASE_URL: whose replica is it?'],
    [
      { DATABASE_REPLICA_URL: DATABASE_URL },
      'DATABASE_REPLICA_URL is the same address as DATABASE_URL: name',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgresql://u:p@127.0.0.1:5434/lastro' },
      'is the same address as DATABASE_DIRECT_URL: name a replica, or leave it out.',
    ],
    [{ DATABASE_REPLICA_URL: 'replica' }, 'DATABASE_REPLICA_URL must look like postgresql://'],
    [
      { DATABASE_REPLICA_DELAY_MS: '0' },
      'DATABASE_REPLICA_DELAY_MS is "0", but must be a whole number from 1 to',
    ],
    [{ DATABASE_REPLICA_DELAY_MS: '10001' }, 'DATABASE_REPLICA_DELAY_MS is "10001", but'],
    [
      { DATABASE_REPLICA_URL: '', DATABASE_REPLICA_DELAY_MS: '200' },
      'DATABASE_REPLICA_URL is missing beside DATABASE_REPLICA_DELAY_MS.',
    ],
  ])('refuses a replica of %j', (change, sentence) => {
    const DATABASE_REPLICA_URL = 'postgresql://u:p@127.0.0.1:5434/lastro';
    expect(() => readConfig({ DATABASE_URL, DATABASE_REPLICA_URL, ...change })).toThrow(sentence);
  });

  it('has no emulator with a real project', () => {
    expect(readServerConfig({ DATABASE_URL, ...project }).emulatorHost).toBeNull();
  });
});
