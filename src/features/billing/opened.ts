import type { ListedBillet } from '../../../contract/billing';

/** What a person has opened of a billet, or of the list. */
export type Opened =
  | { readonly what: 'installments' | 'pix' | 'renewal'; readonly billet: ListedBillet }
  | { readonly what: 'notices' };
