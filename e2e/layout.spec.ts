import type { Account, Desk } from './support/Desk';
import { misfits } from './support/misfits';
import { layoutOf, slowDown, watchShifts } from './support/shifts';
import { SIZES } from './support/sizes';
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

/** What looks alike but for its words is looked at once on a wide screen; a narrow one breaks lines elsewhere. */
const some = (paths: readonly string[], isPhone: boolean) => (isPhone ? paths : paths.slice(0, 1));

const byAccount: [Account, (request: string, isPhone: boolean) => string[]][] = [
  [
    'tomador',
    (request, isPhone) => [
      ...own,
      ...some(products, isPhone).map((product) => `/${product}`),
      ...some(wizards, isPhone).map((wizard) => `/cotacao/${wizard}`),
      `/cotacao/${request}/status`,
      `/cotacao/${request}/minuta`,
    ],
  ],
  ['pessoafisica', () => ['/inicio']],
  ['responsavel', () => ['/gerenciar-usuarios', '/cadastro-novos-usuarios']],
  ['executivo', () => ['/executivo', '/executivo/links', '/executivo/reclamacoes', '/executivo/usuarios']],
];

test('no page jumps while it loads, nor scrolls for nothing, and each fits a phone @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const isPhone = page.viewportSize()?.width === SIZES.narrow.width;
  const tomador: Desk = await desk('tomador');
  const request = await tomador.register({ notice: 'layout/1', guarantee: 10_000 });
  await watchShifts(page);
  await slowDown(page);
  const wrong: object[] = [];
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      const seen = await layoutOf(page, path);
      const isForNothing = seen.over > 0 && seen.over < FOR_NOTHING;
      const beside = isPhone ? await misfits(page) : [];
      const isWrong = seen.at !== path || seen.jumps > LIMIT || isForNothing || beside.length > 0;
      if (isWrong) wrong.push({ path, ...seen, beside });
    }
  };
  await look(open);
  for (const [account, paths] of byAccount) {
    // Nobody is signed in: a person before would be led past the login page.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await signIn(account);
    await look(paths(request, isPhone));
  }
  expect(wrong).toEqual([]);
});
