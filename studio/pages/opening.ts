import { createContext, useContext } from 'react';

export type Way = 'text' | 'fields';

/** Opens a place (`file#pointer`) where it can be changed. */
export type OpenPlace = (place: string, way: Way) => void;

/** Opens the source of a shown item; undefined where nothing can be edited. */
export const PlaceContext = createContext<OpenPlace | undefined>(undefined);

export const useOpenPlace = () => useContext(PlaceContext);
