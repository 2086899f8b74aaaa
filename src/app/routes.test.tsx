import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { MemoryRouter, Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../renderers/ui';
import { ApiError } from '../shared/api/ApiError';
import { sessionStore } from '../shared/auth/session';
import type { LoggedUser } from '../../contract/people';
import { routes } from './routes';

const email = 'pessoa@lastro.test';
const identity = { uid: 'u', email, name: null, photo: null, social: false };

/** Who opens an address; a link's token counts in its own addresses only. */
const people: Record<string, { user?: Partial<LoggedUser>; link?: 'valid' | 'expired' }> = {
  nobody: {},
  customer: { user: {} },
  natural: { user: { isPhysicalPerson: true } },
  responsible: { user: { isResponsibleClient: true } },
  executive: { user: { isPhysicalPerson: true, isExecutive: true } },
  link: { link: 'valid' },
  expiredLink: { link: 'expired' },
};
type Who = keyof typeof people;

const HERE = 'stays';
/** Where each kind of address leads each person; HERE for its own page. */
const outcomes: Record<string, Record<string, string>> = {
  public: { otherwise: HERE },
  login: { nobody: HERE, link: HERE, expiredLink: HERE, otherwise: '/callback' },
  private: { nobody: '/login', link: '/login', expiredLink: '/login', otherwise: HERE },
  home: { nobody: '/login', link: '/login', expiredLink: '/login', otherwise: '/inicio' },
  company: {
    nobody: '/login',
    link: '/login',
    expiredLink: '/login',
    natural: '/inicio',
    executive: '/inicio',
    otherwise: HERE,
  },
  /** The desk opens them too. */
  document: {
    nobody: '/login',
    link: '/login',
    expiredLink: '/login',
    natural: '/inicio',
    otherwise: HERE,
  },
  responsible: {
    nobody: '/login',
    link: '/login',
    expiredLink: '/login',
    responsible: HERE,
    otherwise: '/error/403',
  },
  executiveLink: { expiredLink: '/unauthorized', otherwise: HERE },
  /** Nothing is filled that could be confirmed. */
  executiveConfirmation: {
    expiredLink: '/unauthorized',
    otherwise: '/solicitacao-executivo/cotacao/:e1~token',
  },
  unknown: { otherwise: '/error/404' },
};

const kinds: Record<string, readonly string[]> = {
  public: [
    '/register',
    '/recover-password',
    '/change-password/token',
    '/unauthorized',
    '/terms-and-conditions',
    '/error/403',
    '/error/404',
    '/error/500',
    '/error/503',
  ],
  login: ['/login', '/signin'],
  home: ['/', '/inicio', '/reload'],
  private: [
    '/garantia',
    '/risco-equipamento',
    '/judicial-deposito-recursal',
    '/fianca-locaticia',
    '/risco-engenharia',
    '/beneficios',
    '/responsabilidades',
    '/patrimonial',
    '/apolices',
    '/apolices/123',
    '/financeiro',
    '/oportunidades',
    '/importacao-de-apolices',
    '/atualizacao-cadastral',
    '/meus-dados',
    '/ajuda',
    '/reclamacoes-sugestoes',
    '/termos-de-uso',
    '/alterar-senha',
    '/boleto/1',
    '/boleto-all/1',
    '/apolices/1/documento',
    '/endosso/END1/comprovante',
  ],
  company: [
    '/cotacao',
    '/cotacao/confirmacao',
    '/cotacao/garantia/licitante',
    '/cotacao/BID0000001',
    '/cotacao/BID0000001/status',
    '/endossos',
    '/endossos/123',
    '/endossos/confirmacao',
    '/endossos/END0000001/status',
    '/endossos/END0000001/detalhes/performance',
    '/status-solicitacao',
  ],
  document: ['/cotacao/BID0000001/minuta', '/cotacao/BID0000001/comprovante'],
  responsible: ['/gerenciar-usuarios', '/cadastro-novos-usuarios'],
  executiveLink: [
    '/solicitacao-executivo/cotacao/:e1~token',
    '/solicitacao-executivo/cotacao/garantia/licitante/:e1~token',
    '/solicitacao-executivo/endossos/:e1~token',
  ],
  executiveConfirmation: ['/solicitacao-executivo/cotacao/confirmacao/:e1~token'],
  unknown: ['/nada', '/inicio/nada', '/solicitacao-executivo/outra/:e1~token'],
};

const Page = () => <p data-testid="page" />;
/** Its own page leads on. */
const isWhole = (path = '') => path === 'login' || path.startsWith('solicitacao-executivo');

/** The router as it is, with frames, guards and redirects, but each page a mark: what a page does is its own test. */
function marked(all: readonly RouteObject[]): RouteObject[] {
  return all.map((route): RouteObject => {
    if (route.children) return { ...route, children: marked(route.children) };
    return { ...route, element: markOf(route) };
  });
}

function markOf({ path, element }: RouteObject) {
  const given = element as ReactElement<{ children?: ReactElement }>;
  if (given.type === Navigate || isWhole(path)) return given;
  return given.props.children ? cloneElement(given, {}, <Page />) : <Page />;
}

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
const Pages = () => useRoutes(marked(routes));

function open(path: string, who: Who) {
  const { user, link = 'valid' } = people[who]!;
  sessionStore.write(user ? { status: 'signed-in', identity } : { status: 'signed-out' });
  const context = {
    today: '2026-11-20',
    executive: true,
    user: { name: 'E', email, phone: '' },
    clients: [],
  };
  const logged = {
    uid: 'u',
    email,
    name: 'Clara',
    isResponsibleClient: false,
    isPhysicalPerson: false,
    ...user,
  };
  const expired = new ApiError({ status: 401, message: 'expired' });
  const answers = new Map<string, object>([
    [`/user/find?Email=${encodeURIComponent(email)}`, { data: logged }],
    ['/wizard/context', link === 'valid' ? { data: context } : { error: expired }],
  ]);
  render(
    <UiProvider>
      <SWRConfig value={{ provider: () => answers, revalidateOnMount: false, shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[path]}>
          <Place />
          <Pages />
        </MemoryRouter>
      </SWRConfig>
    </UiProvider>,
  );
}

afterEach(cleanup);

/** The first to open a frame waits until it is loaded. */
/** Kinds whose pages are not marked. */
const real = new Set(['login', 'executiveLink', 'executiveConfirmation']);

const cases = Object.entries(kinds).flatMap(([kind, paths]) =>
  paths.flatMap((path) =>
    Object.keys(people).map((who) => {
      const expected = outcomes[kind]![who] ?? outcomes[kind]!['otherwise']!;
      const own = path === '/signin' ? '/login' : path;
      // Who stays is at the page itself, not on the way to another.
      const isMarked = !real.has(kind) && (expected === HERE || expected === '/inicio');
      return { path, who, to: expected === HERE ? own : expected, isMarked };
    }),
  ),
);

describe('every address', () => {
  it.each(cases)('$path leads $who to $to', async ({ path, who, to, isMarked }) => {
    open(path, who);
    if (isMarked) await screen.findByTestId('page');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(to));
  });
});
