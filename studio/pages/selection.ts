import { createContext, useContext } from 'react';

/** What the page is asked about: a field by its path, or a rule by its id. */
export type Selection = { readonly field: string } | { readonly rule: string };

/** Asks the page about a field or rule. */
export const SelectContext = createContext<(selection: Selection) => void>(() => undefined);

export const useSelect = () => useContext(SelectContext);

/** The heading that takes focus when something is asked about. */
export const DETAILS_ID = 'analyst-details';
