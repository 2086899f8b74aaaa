import type { DeskText, DeskTextKind } from '../../../../contract/deskTexts';
import type { Page } from '../../../../contract/page';
import { folded } from '../../../../engine/values';
import { nameOf, type ListNames } from '../../../shared/table/listAddress';
import type { List } from '../../../shared/table/useList';

export type TextList = List<'para'>;

const kinds: Readonly<Record<string, DeskTextKind>> = {
  recusa: 'denial',
  premio: 'premium',
  correcao: 'correction',
};

const sorts: Readonly<Record<string, (text: DeskText) => string>> = {
  nome: ({ Title }) => folded(Title),
  alterado: ({ UpdatedAt }) => UpdatedAt,
};

export const textKinds = Object.values(kinds);

const PAGE_SIZE = 10;

export const textNames: ListNames<'para'> = {
  key: 'deskTextsFilter',
  filters: { para: (value) => Object.hasOwn(kinds, value) },
  sorts: Object.keys(sorts),
  sorting: { by: 'nome', descending: false },
};

export const kindInAddress = (kind: DeskTextKind) => nameOf(kinds, kind)!;

export function pageOfTexts(
  texts: readonly DeskText[],
  list: Pick<TextList, 'filters' | 'sorting' | 'text' | 'page'>,
) {
  const words = folded(list.text).split(/\s+/).filter(Boolean);
  const found = texts.filter(({ Title, Text, UpdatedBy }) => {
    const all = folded(`${Title} ${Text} ${UpdatedBy}`);
    return words.every((word) => all.includes(word));
  });
  const { para } = list.filters;
  const meant = para ? found.filter(({ Kind }) => Kind === kinds[para]) : found;
  const from = (list.page - 1) * PAGE_SIZE;
  const page: Page<DeskText> = {
    Items: inOrder(meant, list.sorting).slice(from, from + PAGE_SIZE),
    ...{ Total: meant.length, Page: list.page, PageSize: PAGE_SIZE },
  };
  const manyOf = (kind: DeskTextKind) => found.filter(({ Kind }) => Kind === kind).length;
  return { page, all: found.length, counts: new Map(textKinds.map((kind) => [kind, manyOf(kind)])) };
}

function inOrder(texts: readonly DeskText[], { by, descending }: TextList['sorting']): readonly DeskText[] {
  const of = sorts[by]!;
  const ordered = texts.toSorted((one, other) =>
    of(one).localeCompare(of(other), 'pt-BR', { numeric: true }),
  );
  return descending ? ordered.toReversed() : ordered;
}
