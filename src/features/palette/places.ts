import { catalogue } from 'virtual:lastro/catalogue';
import { requestEntries } from '../../../engine/definition/catalogue';
import { unaccented } from '../../../engine/values/plainText';
import type { LoggedUser } from '../../../contract/people';
import type { TemplateEntry } from '../../../contract/templates';
import { menuOf } from '../../shared/layout/menuOf';
import { paths } from '../../shared/paths';
import type { WizardState } from '../../shared/requests/navigation';
import { formPage } from '../../shared/requests/places';

/** Where the palette may lead. */
export interface Place {
  readonly group: 'Páginas' | 'Solicitar' | 'Rascunhos' | 'Modelos' | 'Solicitações' | 'Apólices' | 'Repetir';
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly note?: string;
  readonly to: string;
  /** What its page is opened with. */
  readonly state?: WizardState;
  /** What is asked for first, of which its wizard begins. */
  readonly template?: TemplateEntry;
  /** The number of a request that is asked for again. */
  readonly repeats?: string;
}

/** Pages that stand in no menu but behind the profile and home. */
const beside = [
  { label: 'Meus Dados', to: paths.myData },
  { label: 'Alterar Senha', to: paths.changePassword },
];
const companies = [
  { label: 'Rascunhos e Modelos', to: paths.drafts },
  { label: 'Importação de Apólices', to: paths.importPolicies },
  { label: 'Gerenciar Usuários', to: paths.manageUsers },
  { label: 'Atualização Cadastral', to: paths.updateRegistration },
];

/** Every page that somebody may open, and every product that they may ask for. */
export function placesOf(user: LoggedUser): readonly Place[] {
  const pages = menuOf(user).flatMap(({ label, to, links }) => [
    ...(to ? [{ label, to }] : []),
    ...(links ?? []).map((link) => ({ ...link, note: label })),
  ]);
  const own = user.isPhysicalPerson ? beside : [...companies, ...beside];
  const asked = user.isPhysicalPerson ? [] : requestEntries(catalogue);
  return [
    ...[...pages, ...own].map((page): Place => ({ group: 'Páginas', ...page })),
    ...asked.map((entry): Place => ({ group: 'Solicitar', label: entry.name, to: formPage(entry) })),
  ];
}

const wordsOf = (text: string) => unaccented(text).toLowerCase().split(/\s+/).filter(Boolean);

const REPEAT = 'repetir';

/** Whether somebody asks for a repetition, and what of: the other words. */
export function repetitionOf(typed: string): { readonly isRepetition: boolean; readonly rest: string } {
  const words = typed.trim().split(/\s+/);
  const rest = words.filter((word) => word.toLowerCase() !== REPEAT);
  return { isRepetition: rest.length < words.length, rest: rest.join(' ') };
}

/** Those that have every word that was typed, in any order, without accents and in any case. */
export function matching(places: readonly Place[], typed: string): readonly Place[] {
  const words = wordsOf(typed);
  return places.filter(({ group, label, note = '' }) => {
    const said = unaccented(`${group} ${label} ${note}`).toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
