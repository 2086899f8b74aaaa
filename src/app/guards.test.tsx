// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { UiProvider } from '../../renderers/ui';
import { STATUS_KEY } from '../shared/platform/usePlatformStatus';
import { forgetPlace, takePlace } from '../shared/auth/returnTo';
import { sessionStore, type Session } from '../shared/auth/session';
import type { LoggedUser } from '../../contract/people';
import { EMAIL, identity, user } from '../../tests/support/portal/answers';
import { CompanyOnly } from './CompanyOnly';
import { KnownUser } from './KnownUser';
import { MaintenanceGate } from './MaintenanceGate';
import { RequireUser } from './RequireUser';

const signedIn: Session = { status: 'signed-in', identity };

interface World {
  session?: Session;
  /** The server does not say who the user is. */
  isUserUnknown?: boolean;
  person?: Partial<LoggedUser>;
  platform?: unknown;
}

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
const place = () => screen.getByTestId('place').textContent;

/** What the server said already, as SWR keeps it. */
const USER = `/user/find?Email=${encodeURIComponent(EMAIL)}`;

function open(path: string, world: World) {
  const { session = signedIn, person = {}, platform = { Avaliable: true }, isUserUnknown } = world;
  sessionStore.write(session);
  const answered = { [USER]: { ...user, ...person }, [STATUS_KEY]: platform };
  const fallback = isUserUnknown ? {} : answered;
  const failed = new Map(isUserUnknown ? [[USER, { error: new Error('500') }]] : []);
  const page = (
    <RequireUser>
      <KnownUser>
        <CompanyOnly>
          <p>página</p>
        </CompanyOnly>
      </KnownUser>
    </RequireUser>
  );
  render(
    <UiProvider>
      <SWRConfig value={{ fallback, provider: () => failed, revalidateOnMount: false }}>
        <MemoryRouter initialEntries={[path]}>
          <Place />
          <MaintenanceGate>
            <Routes>
              <Route path="/login" element="entrar" />
              <Route path="/error/:status" element="erro" />
              <Route path="*" element={page} />
            </Routes>
          </MaintenanceGate>
        </MemoryRouter>
      </SWRConfig>
    </UiProvider>,
  );
}

beforeEach(forgetPlace);
afterEach(cleanup);

describe('without a signed-in user', () => {
  it('a private page leads to /login and is remembered', () => {
    open('/cotacao/garantia', { session: { status: 'signed-out' } });
    expect(place()).toBe('/login');
    expect(takePlace()).toBe('/cotacao/garantia');
  });

  it('nothing is decided before the session is known', () => {
    open('/cotacao', { session: { status: 'starting' } });
    expect(place()).toBe('/cotacao');
    expect(screen.queryByText('página')).toBeNull();
  });

  it('a server out of reach leads to /error/503', () => {
    open('/cotacao', { session: { status: 'unreachable' } });
    expect(place()).toBe('/error/503');
  });
});

describe('a natural person', () => {
  it.each([
    '/cotacao',
    '/cotacao/garantia/licitante',
    '/endossos',
    '/status-solicitacao',
    '/solicitacao-executivo/cotacao/x',
    '/COTACAO',
    '/%63otacao?x=1#y',
  ])('is sent home from %s', (path) => {
    open(path, { person: { isPhysicalPerson: true } });
    expect(place()).toBe('/inicio');
  });

  it.each(['/apolices', '/apolices/100%'])('may see %s', (path) => {
    open(path, { person: { isPhysicalPerson: true } });
    expect(place()).toBe(path);
  });
});

it('a frame that asks for it is there while a kept session is looked up, and its page is not', () => {
  localStorage.setItem('firebase:authUser:test:[DEFAULT]', '{}');
  onTestFinished(() => localStorage.clear());
  sessionStore.write({ status: 'starting' });
  render(
    <UiProvider>
      <MemoryRouter>
        <RequireUser early>
          <p>moldura</p>
          <KnownUser>
            <p>página</p>
          </KnownUser>
        </RequireUser>
      </MemoryRouter>
    </UiProvider>,
  );
  expect(screen.getByText('moldura')).toBeTruthy();
  expect(screen.queryByText('página')).toBeNull();
});

it('who cannot be told from a natural person is told so, with ways on', () => {
  open('/cotacao', { isUserUnknown: true });
  expect(screen.getByRole('alert').textContent).toContain(
    'Tente novamente mais tarde ou contate o Administrador do sistema.',
  );
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/inicio');
  expect(screen.queryByText('página')).toBeNull();
});

it('a company may ask for quotes', () => {
  open('/cotacao', {});
  expect(place()).toBe('/cotacao');
  expect(screen.getByText('página')).toBeTruthy();
});

describe('maintenance', () => {
  it.each([[{ Avaliable: false }], ['maintenance']])('as %j closes every page', (platform) => {
    open('/login', { platform });
    expect(place()).toBe('/error/503');
  });

  it('leaves its own page alone, so that nothing goes round in circles', () => {
    open('/error/503', { platform: { Avaliable: false } });
    expect(place()).toBe('/error/503');
  });
});
