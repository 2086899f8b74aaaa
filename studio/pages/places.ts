import { paths } from '../../src/shared/paths';

/** Addresses that only the analysts' pages lead to. */
export const publication = (id: number) => `${paths.publications}/${id}`;
export const draftImpact = (id: string, product: string) => `${paths.productDraft(id, product)}/impacto`;
export const draftProposal = (id: string, product: string) => `${paths.productDraft(id, product)}/propor`;

/** Whether an address is a draft's bench, of any product: what was typed in the draft is in sight there. */
export const isBench = (id: string, pathname: string) => {
  const own = paths.productDraft(id);
  return (
    pathname === own || (pathname.startsWith(`${own}/`) && !pathname.slice(own.length + 1).includes('/'))
  );
};

const comparisonWith = (direita: string, produto: string) =>
  `${paths.comparison}?${new URLSearchParams({ direita, produto }).toString()}`;

/** The comparison of what is in force with a draft, of one product. */
export const draftComparison = (id: string, product: string) => comparisonWith(`rascunho-${id}`, product);

/** The comparison of what is in force with a release, of one product. */
export const releaseComparison = (id: string, product: string) => comparisonWith(`publicacao-${id}`, product);
