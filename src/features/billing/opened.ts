import type { ListedBillet } from '../../../contract/billing';

export type Opened =
  | { readonly what: 'installments' | 'pix' | 'renewal'; readonly billet: ListedBillet }
  | { readonly what: 'notices' };
