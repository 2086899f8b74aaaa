import { createContext, useContext } from 'react';

/** How a place is worked on: as text, or as a form. */
export type Way = 'text' | 'fields';

/** Opens a place (`file#pointer`) where it can be changed. */
export type OpenPlace = (place: string, way: Way) => void;

/** Leads from what is told of a definition to where it is written; nothing where nothing can be changed. */
export const PlaceContext = createContext<OpenPlace | undefined>(undefined);

export const useOpenPlace = () => useContext(PlaceContext);
