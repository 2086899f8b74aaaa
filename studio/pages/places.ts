import { paths } from '../../src/shared/paths';
import { ownerOf } from './names';

export const publication = (id: number) => `${paths.publications}/${id}`;
/** Where a draft is gone on with: at the first product that it changes, if it changes one. */
export const draftBench = (id: string, files: readonly string[]) =>
  paths.productDraft(id, files.flatMap((file) => ownerOf(file) ?? [])[0]);
export const draftImpact = (id: string, product: string) => `${paths.productDraft(id, product)}/impacto`;
export const draftProposal = (id: string, product: string) => `${paths.productDraft(id, product)}/propor`;

/** Whether an address is a draft's bench, of any product: typed changes stay visible there. */
export const isBench = (id: string, pathname: string) => {
  const own = paths.productDraft(id);
  return (
    pathname === own || (pathname.startsWith(`${own}/`) && !pathname.slice(own.length + 1).includes('/'))
  );
};

const comparisonWith = (direita: string, produto: string) =>
  `${paths.comparison}?${new URLSearchParams({ direita, produto }).toString()}`;

export const draftComparison = (id: string, product: string) => comparisonWith(`rascunho-${id}`, product);

export const releaseComparison = (id: string, product: string) => comparisonWith(`publicacao-${id}`, product);
