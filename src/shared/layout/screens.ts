import { matchPath } from 'react-router-dom';
import { decoded } from '../decoded';
import { mayMatch } from '../mayMatch';

interface Screen {
  path: string;
  /** May name parameters of the path: 'Apólice :policyIdentifier'. */
  title: string;
  /** A list page: full width, with a one-line header. */
  list?: true;
  /** The page sets its own title (spec 1 §2, route rules). */
  ownTitle?: boolean;
  /** Tells its address from similar ones: an identifier has digits, a wizard's name none. */
  only?: RegExp;
}

export const screens: readonly Screen[] = [
  { path: '/inicio', title: 'Início' },
  { path: '/garantia', title: 'Garantia' },
  { path: '/risco-equipamento', title: 'Risco Equipamento' },
  { path: '/judicial-deposito-recursal', title: 'Judicial Depósito Recursal' },
  { path: '/fianca-locaticia', title: 'Fiança Locatícia' },
  { path: '/risco-engenharia', title: 'Risco Engenharia' },
  { path: '/beneficios', title: 'Benefícios' },
  { path: '/responsabilidades', title: 'Responsabilidades' },
  { path: '/patrimonial', title: 'Patrimonial' },
  { path: '/cotacao', title: 'Solicitação de Apólice' },
  { path: '/cotacao/confirmacao', title: 'Confirmação', ownTitle: true },
  { path: '/cotacao/:identifier', title: 'Cotação :identifier', ownTitle: true, only: /\d/ },
  { path: '/cotacao/:identifier/status', title: 'Status', ownTitle: true },
  { path: '/cotacao/:identifier/correcao', title: 'Correção', ownTitle: true },
  { path: '/endossos', title: 'Solicitação de Endosso' },
  { path: '/endossos/confirmacao', title: 'Confirmação', ownTitle: true },
  { path: '/endossos/:identifier/status', title: 'Status', ownTitle: true },
  { path: '/status-solicitacao', title: 'Status da Solicitação', list: true },
  { path: '/rascunhos', title: 'Rascunhos e Modelos' },
  { path: '/cadastro-novos-usuarios', title: 'Cadastro de Novos Usuários' },
  { path: '/gerenciar-usuarios', title: 'Gerenciar Usuários' },
  { path: '/executivo', title: 'Portal Executivo', list: true },
  { path: '/executivo/painel', title: 'Painel' },
  { path: '/executivo/textos', title: 'Textos prontos', list: true },
  { path: '/executivo/ausencias', title: 'Ausências', list: true },
  { path: '/executivo/links', title: 'Links para clientes', list: true },
  { path: '/executivo/reclamacoes', title: 'Reclamações e Sugestões' },
  { path: '/executivo/pagamentos', title: 'Pagamentos', list: true },
  { path: '/executivo/usuarios', title: 'Usuários', list: true },
  { path: '/executivo/importacoes', title: 'Importações', list: true },
  { path: '/executivo/importacoes/:identifier', title: 'Importação :identifier' },
  { path: '/produtos', title: 'Definições de Produtos' },
  { path: '/produtos/rascunhos', title: 'Rascunhos de Produtos' },
  { path: '/produtos/rascunhos/:draft', title: 'Rascunho' },
  { path: '/produtos/rascunhos/:draft/:product/impacto', title: 'Impacto' },
  { path: '/produtos/rascunhos/:draft/:product/propor', title: 'Propor publicação' },
  { path: '/produtos/publicacoes', title: 'Publicações' },
  { path: '/produtos/publicacoes/:release', title: 'Publicação nº :release' },
  { path: '/produtos/comparar', title: 'Comparar versões' },
  { path: '/produtos/buscar', title: 'Buscar nas definições' },
  { path: '/apolices', title: 'Apólices', list: true },
  { path: '/apolices/:policyIdentifier', title: 'Apólice :policyIdentifier' },
  { path: '/financeiro', title: 'Financeiro', list: true },
  { path: '/oportunidades', title: 'Oportunidades', list: true },
  { path: '/importacao-de-apolices', title: 'Importação de Apólices' },
  { path: '/atualizacao-cadastral', title: 'Atualização Cadastral' },
  { path: '/ajuda', title: 'Ajuda' },
  { path: '/reclamacoes-sugestoes', title: 'Reclamações e Sugestões' },
  { path: '/termos-de-uso', title: 'Termos de Uso' },
  { path: '/meus-dados', title: 'Meus Dados' },
  { path: '/alterar-senha', title: 'Alterar Senha' },
];

const isAt = (path: string, pathname: string) =>
  mayMatch(path, pathname) && matchPath(path, pathname) !== null;

const isBeside = (pathname: string) => pathname.startsWith('/executivo/solicitacoes/');

const isBatch = (pathname: string) => /^\/cotacao\/.+\/varios$/.test(pathname);

const isStudio = (pathname: string) => pathname === '/produtos' || pathname.startsWith('/produtos/');

/** Key of a page: the desk's list stays mounted while the request beside it changes. */
export function pageOf(pathname: string): string {
  if (isStudio(pathname)) return '/produtos';
  return isBeside(pathname) ? '/executivo' : pathname;
}

export const isList = (pathname: string) =>
  isBeside(pathname) ||
  isBatch(pathname) ||
  isStudio(pathname) ||
  screens.some(({ path, list }) => list && isAt(path, pathname));

function titleOf({ path, title }: Screen, to: string): string {
  const params = matchPath(path, to)?.params ?? {};
  return title.replace(/:(\w+)/g, (name, key: string) => decoded(params[key] ?? name));
}

export interface Crumb {
  label: string;
  to: string;
}

/**
 * Breadcrumbs of an address, home first; the last names the page unless it titles itself. The list a record was
 * opened from replaces the levels above.
 */
export function trail(pathname: string, origin?: string): { crumbs: Crumb[]; title: string } {
  const parts = pathname.split('/').filter(Boolean);
  const prefixes = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  const found = prefixes.flatMap((to) => {
    const screen = screens.find(({ path, only }) => isAt(path, to) && (!only || only.test(to)));
    return screen ? [{ label: titleOf(screen, to), to, own: screen.ownTitle, of: screen.path }] : [];
  });
  const last = found.findLast(({ own }) => !own);
  const home = pathname === '/inicio' || pathname === '/' ? [] : [{ label: 'Início', to: '/inicio' }];
  const own = origin ? found.filter(({ of }) => of.includes(':')) : found;
  const above = screens.filter(({ path }) => path === origin && path !== '/inicio');
  const way = above.map(({ title, path }) => ({ label: title, to: path }));
  return {
    crumbs: [...home, ...way, ...own.map(({ label, to }) => ({ label, to }))],
    title: last?.label ?? '',
  };
}
