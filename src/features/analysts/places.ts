import { paths } from '../../shared/paths';

/** Addresses that only the analysts' pages lead to. */
export const publications = '/produtos/publicacoes';
export const draftImpact = (id: string, product: string) => `${paths.productDraft(id, product)}/impacto`;
export const draftProposal = (id: string, product: string) => `${paths.productDraft(id, product)}/propor`;
