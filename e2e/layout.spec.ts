import type { Page } from '@playwright/test';
import type { Account, Desk } from './support/Desk';
import { showShared, toCorrect } from './support/around';
import { drafted, type Drafted } from './support/drafted';
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
  '/compartilhado',
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
  '/endossos',
  '/financeiro',
  '/oportunidades',
  '/importacao-de-apolices',
  '/rascunhos',
  '/error/404',
]);

/** What looks alike but for its words is looked at once on a wide screen; a narrow one breaks lines elsewhere. */
const some = (paths: readonly string[], isPhone: boolean) => (isPhone ? paths : paths.slice(0, 1));

/** What was made for it: an offer, what is to be corrected, a draft of definitions and the release that it changes. */
interface Registered extends Drafted {
  readonly offer: string;
  readonly asked: string;
}

const byAccount: [Account, (registered: Registered, isPhone: boolean) => string[]][] = [
  [
    'tomador',
    ({ offer, asked }, isPhone) => [
      ...own,
      ...some(products, isPhone).map((product) => `/${product}`),
      ...some(wizards, isPhone).map((wizard) => `/cotacao/${wizard}`),
      `/cotacao/${offer}/status`,
      `/cotacao/${offer}/minuta`,
      `/cotacao/${asked}/correcao`,
    ],
  ],
  ['pessoafisica', () => ['/inicio']],
  ['responsavel', () => ['/gerenciar-usuarios', '/cadastro-novos-usuarios']],
  [
    'analista',
    ({ draft, release }) =>
      [
        '',
        '/rascunhos',
        `/rascunhos/${draft}/licitante`,
        `/rascunhos/${draft}/licitante/impacto`,
        `/rascunhos/${draft}/licitante/propor`,
        '/publicacoes',
        `/publicacoes/${release}`,
        `/comparar?direita=rascunho-${draft}&produto=licitante`,
      ].map((page) => `/produtos${page}`),
  ],
  [
    'executivo',
    () =>
      ['', '/painel', '/textos', '/links', '/reclamacoes', '/pagamentos', '/importacoes', '/usuarios'].map(
        (page) => `/executivo${page}`,
      ),
  ],
];

/** Side by side, since most of what a page takes on a slow line is waiting for it. */
const TABS = 3;

async function openTabs(page: Page): Promise<readonly Page[]> {
  const others = Array.from({ length: TABS - 1 }, () => page.context().newPage());
  const tabs = [page, ...(await Promise.all(others))];
  for (const tab of tabs) {
    await watchShifts(tab);
    await slowDown(tab);
  }
  return tabs;
}

/** Does `work` with every path, each on the next tab that is free. */
async function share(
  paths: readonly string[],
  tabs: readonly Page[],
  work: (tab: Page, path: string) => Promise<void>,
) {
  const left = [...paths];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path; path = left.shift()) await work(tab, path);
    }),
  );
}

test('no page jumps while it loads, nor scrolls for nothing, and each fits a phone @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const isPhone = page.viewportSize()?.width === SIZES.narrow.width;
  const tomador: Desk = await desk('tomador');
  const offer = await tomador.register({ notice: 'layout/1', guarantee: 10_000 });
  const asked = await toCorrect(tomador, await desk('executivo'), 'layout/2');
  await showShared(page.context());
  const registered = { offer, asked, ...(await drafted(await desk('analista'))) };
  const tabs = await openTabs(page);
  const wrong: object[] = [];
  const look = async (tab: Page, path: string) => {
    const seen = await layoutOf(tab, path);
    const isForNothing = seen.over > 0 && seen.over < FOR_NOTHING;
    const beside = isPhone ? await misfits(tab) : [];
    const isWrong = seen.at !== path.split('?')[0] || seen.jumps > LIMIT || isForNothing || beside.length > 0;
    if (isWrong) wrong.push({ path, ...seen, beside });
  };
  await share(open, tabs, look);
  for (const [account, paths] of byAccount) {
    // Nobody is signed in on any tab: a person before would be led past the login page.
    await Promise.all(tabs.map((tab) => tab.goto('/robots.txt')));
    await page.evaluate(() => localStorage.clear());
    await signIn(account);
    await share(paths(registered, isPhone), tabs, look);
  }
  expect(wrong).toEqual([]);
});
