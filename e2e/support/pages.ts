import type { Account } from './Desk';
import type { Drafted } from './drafted';

/** The pages of who is nobody yet. */
export const open = [
  '/login',
  '/register',
  '/silent-register',
  '/recover-password',
  '/unauthorized',
  '/terms-and-conditions',
  '/compartilhado',
  '/verificar',
  '/error/503',
];

const products = ['garantia', 'risco-equipamento', 'judicial-deposito-recursal', 'fianca-locaticia'].concat([
  'risco-engenharia',
  'beneficios',
  'responsabilidades',
  'patrimonial',
]);
const wizards = ['garantia/licitante', 'garantia/performance', 'risco-engenharia', 'fianca-locaticia'].concat(
  'garantia/licitante/varios',
);
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

/** What was made for it: an offer, what is to be corrected, a policy, a draft of definitions and the release that it changes. */
export interface Registered extends Drafted {
  readonly offer: string;
  readonly asked: string;
  readonly policy: string;
}

/** The pages that each account opens. */
export const byAccount: readonly [Account, (registered: Registered) => readonly string[]][] = [
  [
    'tomador',
    ({ offer, asked, policy }) => [
      ...own,
      ...products.map((product) => `/${product}`),
      ...wizards.map((wizard) => `/cotacao/${wizard}`),
      `/cotacao/${offer}/status`,
      `/cotacao/${offer}/minuta`,
      `/cotacao/${asked}/correcao`,
      `/apolices/${policy}`,
      `/endossos/${policy}`,
    ],
  ],
  ['pessoafisica', () => ['/inicio']],
  ['responsavel', () => ['/gerenciar-usuarios', '/cadastro-novos-usuarios']],
  [
    'analista',
    ({ draft, release }) =>
      [
        '',
        '/licitante',
        '/rascunhos',
        `/rascunhos/${draft}/licitante`,
        `/rascunhos/${draft}/licitante/impacto`,
        `/rascunhos/${draft}/licitante/propor`,
        '/publicacoes',
        `/publicacoes/${release}`,
        '/buscar',
        `/comparar?direita=rascunho-${draft}&produto=licitante`,
      ].map((page) => `/produtos${page}`),
  ],
  [
    'executivo',
    ({ asked }) =>
      [
        '',
        `/solicitacoes/${asked}/dados-gerais`,
        '/painel',
        '/textos',
        '/ausencias',
        '/links',
        '/reclamacoes',
        '/pagamentos',
        '/importacoes',
        '/usuarios',
      ].map((page) => `/executivo${page}`),
  ],
];

/** Which no other journey has axe read by day. */
export const byDay = ['/compartilhado', '/executivo', '/executivo/painel', '/executivo/textos'];

/** Pages of each kind, which are looked at wide, and read by axe by night; `:` stands for what was made for it. */
export const byNight = [
  ...byDay,
  '/login',
  '/inicio',
  '/cotacao',
  '/cotacao/garantia/licitante',
  '/cotacao/:/status',
  '/cotacao/:/correcao',
  '/status-solicitacao',
].concat([
  '/apolices',
  '/financeiro',
  '/rascunhos',
  '/oportunidades',
  '/ajuda',
  '/reclamacoes-sugestoes',
  '/meus-dados',
  '/garantia',
  '/apolices/:',
  '/gerenciar-usuarios',
  '/produtos',
  '/produtos/licitante',
  '/produtos/publicacoes/:',
]);

export const isByNight = (path: string) => byNight.includes(path.replace(/BID\w+|\d+$/, ':'));

/** Patterns of the router that layout.spec.ts opens no page of, and why. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/signin': 'leads to /login',
  '/callback': 'leads on from signing in',
  '/reload': 'leads to /inicio',
  '/componentes': 'in development alone; gallery.spec.ts has its pictures',
  '/verificacao-em-duas-etapas': 'leads on where nobody is asked for a code: second-factor.spec.ts',
  '/silent-register/:token': 'spends the token of an e-mail: sign-up.spec.ts',
  '/change-password/:token': 'spends the token of an e-mail: passwords.spec.ts',
  '/solicitacao-executivo/cotacao/*': 'the customer’s pages without menu, on a link: executive.spec.ts',
  '/solicitacao-executivo/endossos/*': 'the customer’s pages without menu, on a link: executive.spec.ts',
  '/solicitacao-executivo/correcao/*': 'as /cotacao/:identifier/correcao, on a link',
  '/cotacao/confirmacao': 'opened with what was filled: accessibility.spec.ts',
  '/cotacao/:identifier': 'the page of /cotacao/:identifier/status',
  '/cotacao/:id/comprovante': 'the viewer of /cotacao/:id/minuta',
  '/cotacao/:id/proposta': 'the viewer of /cotacao/:id/minuta',
  '/endosso/:id/comprovante': 'the viewer of /cotacao/:id/minuta',
  '/apolices/:id/documento': 'the viewer of /cotacao/:id/minuta',
  '/boleto/:id': 'the viewer of /cotacao/:id/minuta',
  '/boleto-all/:id': 'the viewer of /cotacao/:id/minuta',
  '/endossos/confirmacao': 'opened with what was filled: endorsement.spec.ts',
  '/endossos/:identifier/status': 'the page of /cotacao/:identifier/status',
  '/endossos/:identifier/detalhes/performance': 'of an endorsement that is sent: endorsement.spec.ts',
  '/executivo/solicitacoes': 'leads to /executivo',
  '/executivo/solicitacoes/:identifier': 'leads to its first tab',
  '/executivo/importacoes/:identifier': 'of a file that was sent: imports.spec.ts',
};
