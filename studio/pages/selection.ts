import { createContext, useContext } from 'react';

/** What the page is asked about: a field by its path, or a rule by its id. */
export type Selection = { readonly field: string } | { readonly rule: string };

export const SelectContext = createContext<(selection: Selection) => void>(() => undefined);

export const useSelect = () => useContext(SelectContext);

export const DETAILS_ID = 'analyst-details';
