import type { Account, Desk } from './support/Desk';
import { layoutOf, slowDown, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

/** Cumulative layout shift that nobody minds (budgets.md, 6b). */
const LIMIT = 0.05;
/** A page that is longer than the window by less has a scrollbar for nothing. */
const FOR_NOTHING = 4;

const open = [
  '/login',
  '/register',
  '/recover-password',
  '/unauthorized',
  '/terms-and-conditions',
  '/error/503',
];

const products = ['garantia', 'risco-equipamento', 'judicial-deposito-recursal', 'fianca-locaticia'].concat([
  'risco-engenharia',
  'beneficios',
  'responsabilidades',
  'patrimonial',
]);
const wizards = ['garantia/licitante', 'garantia/performance', 'risco-engenharia', 'fianca-locaticia'];
const own = [
  '/inicio',
  '/cotacao',
  '/status-solicitacao',
  '/meus-dados',
  '/atualizacao-cadastral',
  '/ajuda',
].concat([
  '/reclamacoes-sugestoes',
  '/termos-de-uso',
  '/alterar-senha',
  '/apolices',
  '/financeiro',
  '/error/404',
]);

const byAccount: [Account, (request: string) => string[]][] = [
  [
    'tomador',
    (request) => [
      ...own,
      ...products.map((product) => `/${product}`),
      ...wizards.map((wizard) => `/cotacao/${wizard}`),
      `/cotacao/${request}/status`,
      `/cotacao/${request}/minuta`,
    ],
  ],
  ['pessoafisica', () => ['/inicio']],
  ['responsavel', () => ['/gerenciar-usuarios', '/cadastro-novos-usuarios']],
  ['executivo', () => ['/executivo', '/executivo/links', '/executivo/reclamacoes', '/executivo/usuarios']],
];

test('no page jumps while it loads, nor scrolls for nothing @narrow', async ({ page, signIn, desk }) => {
  await watchShifts(page);
  await slowDown(page);
  const wrong: object[] = [];
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      const seen = await layoutOf(page, path);
      const isForNothing = seen.over > 0 && seen.over < FOR_NOTHING;
      if (seen.at !== path || seen.jumps > LIMIT || isForNothing) wrong.push({ path, ...seen });
    }
  };
  await look(open);
  const tomador: Desk = await desk('tomador');
  const request = await tomador.register({ notice: 'layout/1', guarantee: 10_000 });
  for (const [account, paths] of byAccount) {
    // Nobody is signed in: a person before would be led past the login page.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await signIn(account);
    await look(paths(request));
  }
  expect(wrong).toEqual([]);
});
