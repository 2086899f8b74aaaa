import { requestEntries, type RequestEntry } from '../../../engine/definition';
import type { LoggedUser } from '../../../contract/people';
import type { TemplateEntry } from '../../../contract/templates';
import { menuOf } from '../../shared/layout/menuOf';
import type { Theme } from '../../shared/layout/theme';
import { paths } from '../../shared/paths';
import { findWizard, products, wizardsOf } from '../../shared/products/catalogue';
import { sold } from '../../shared/products/sold';
import type { WizardState } from '../../shared/requests/navigation';
import { formPage } from '../../shared/requests/places';
import { articles } from '../help/article';
import told from './places.json';

export interface Target {
  readonly to: string;
  readonly state?: WizardState | { readonly showPayment: true };
  readonly template?: TemplateEntry;
  readonly repeats?: string;
  readonly theme?: Theme;
}

export interface Verb extends Target {
  readonly label: string;
}

export interface Place extends Target {
  readonly group:
    | 'Recentes'
    | 'Ações'
    | 'Páginas'
    | 'Solicitar'
    | 'Rascunhos'
    | 'Modelos'
    | 'Solicitações'
    | 'Apólices'
    | 'Ajuda';
  readonly label: string;
  readonly note?: string | undefined;
  readonly words?: readonly string[] | undefined;
  readonly verbs?: readonly Verb[];
}

interface Page {
  readonly to: string;
  readonly label: string;
  readonly note?: string;
  readonly words?: readonly string[];
}

const wordsOf: Readonly<Record<string, readonly string[] | undefined>> = told.words;

const withWords = (page: Page): Page => {
  const keywords = articles
    .filter((article) => article.page === page.to)
    .flatMap((article) => article.keywords);
  return { ...page, words: [...(page.words ?? []), ...(wordsOf[page.to] ?? []), ...keywords] };
};

function pagesOf(user: LoggedUser): readonly Page[] {
  const { everybody, companies, responsible } = told.pages;
  const inMenu = menuOf(user).flatMap(({ label, to, links }): Page[] => [
    ...(to ? [{ label, to }] : []),
    ...(links ?? []).map((link) => ({ ...link, note: label })),
  ]);
  const pages: readonly Page[] = [
    ...inMenu,
    ...(user.isPhysicalPerson ? [] : companies),
    ...(user.isResponsibleClient ? responsible : []),
    ...everybody,
  ];
  return pages.map(withWords);
}

function askable(): readonly RequestEntry[] {
  const led = new Set(products().flatMap(wizardsOf));
  return requestEntries(sold()).filter(({ wizard, route }) => route === undefined || led.has(wizard));
}

export function placesOf(user: LoggedUser): readonly Place[] {
  const pages = pagesOf(user);
  const asked = user.isPhysicalPerson ? [] : askable();
  const help = articles.filter(({ page }) => pages.some(({ to }) => to === page));
  return [
    ...pages.map((page): Place => ({ group: 'Páginas', ...page })),
    ...asked.map((entry): Place => {
      const words = findWizard(entry.wizard)?.choice?.words;
      return { group: 'Solicitar', label: entry.name, to: formPage(entry), words };
    }),
    ...themes,
    ...help.map(({ id, title, keywords }): Place => {
      return { group: 'Ajuda', label: title, to: `${paths.help}#${id}`, words: keywords };
    }),
  ];
}

const themes = Object.entries(told.themes satisfies Record<Theme, object>).map(([theme, said]): Place => ({
  group: 'Ações',
  ...said,
  to: '',
  theme: theme as Theme,
}));

export const actionsOf = (places: readonly Place[]): readonly Place[] => [
  ...told.actions
    .filter(({ to }) => places.some((place) => place.to === to))
    .map((action): Place => ({ group: 'Ações', ...action })),
  ...themes,
];
