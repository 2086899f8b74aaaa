// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { alertStore } from '../shared/alert/alertStore';
import { ApiError } from '../shared/api/ApiError';
import { forgetPlace, rememberPlace, takePlace } from '../shared/auth/returnTo';
import { sessionStore } from '../shared/auth/session';
import { handleApiError } from './handleApiError';

let steps: string[];
const surroundings = {
  navigate: (path: string) => steps.push(path),
  reload: () => steps.push('reload'),
  place: () => '/cotacao/garantia',
  endSession: async () => void steps.push('end'),
};
const failure = (status: number, code?: string) => new ApiError({ status, code, message: 'x' });

beforeEach(() => {
  steps = [];
  forgetPlace();
  alertStore.write(null);
  const identity = { uid: 'u', email: 'a@b.co', name: null, photo: null, social: false };
  sessionStore.write({ status: 'signed-in', identity });
});

it('a session without the second factor that is asked for goes on at sign-in, and back to its place', async () => {
  await handleApiError(failure(403, 'SECOND_FACTOR_REQUIRED'), surroundings);
  expect(alertStore.read()).toBeNull();
  expect(steps).toEqual(['/callback']);
  expect(takePlace({ uid: 'u' })).toBe('/cotacao/garantia');
  const there = { ...surroundings, place: () => '/verificacao-em-duas-etapas' };
  await handleApiError(failure(403, 'SECOND_FACTOR_REQUIRED'), there);
  expect(steps).toEqual(['/callback']);
});

describe('401', () => {
  it('says that the session ended, signs out and remembers the place', async () => {
    await handleApiError(failure(401), surroundings);
    expect(alertStore.read()).toMatchObject({
      title: 'Sessão expirada!',
      message: 'Faça o login novamente!',
    });
    expect(steps).toEqual(['end', '/login']);
    expect(takePlace({ uid: 'u' })).toBe('/cotacao/garantia');
  });

  it('reloads when its message is closed', async () => {
    await handleApiError(failure(401), surroundings);
    alertStore.read()?.onClose?.();
    expect(steps.at(-1)).toBe('reload');
  });

  it('has its own words when the token could not be renewed', async () => {
    await handleApiError(failure(401, 'SESSION_REFRESH'), surroundings);
    expect(alertStore.read()).toMatchObject({ message: 'Sessão expirada! Faça o login novamente!' });
  });

  it('says so too when the provider has signed out before, and leaves the remembered place alone', async () => {
    sessionStore.write({ status: 'signed-out' });
    rememberPlace('/cotacao/garantia');
    await handleApiError(failure(401, 'SESSION_REFRESH'), { ...surroundings, place: () => '/login' });
    expect(alertStore.read()).toMatchObject({ message: 'Sessão expirada! Faça o login novamente!' });
    expect(takePlace()).toBe('/cotacao/garantia');
  });

  it('is silent when nobody is signed in', async () => {
    sessionStore.write({ status: 'signed-out' });
    await handleApiError(failure(401), surroundings);
    expect(alertStore.read()).toBeNull();
    expect(steps).toEqual([]);
  });
});

it('403 signs out and says so on its page', async () => {
  await handleApiError(failure(403), surroundings);
  expect(steps).toEqual(['end', '/error/403']);
});

it.each([400, 404, 422, 500, 0])('%s is left to the page that asked', async (status) => {
  await handleApiError(failure(status), surroundings);
  expect(steps).toEqual([]);
});
