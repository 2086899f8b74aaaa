import type { SearchBody } from '../../contract/search';
import { SHORTEST } from '../../search/limits';
import { IN_FORCE } from '../comparison/versions';

/** The search, kept in the history entry so that Back finds the same places. */
export type SearchState = Readonly<Omit<SearchBody, 'Most'>>;

/** How many places are shown at first, and more with each press. */
export const PAGE = 50;

export function stateOf(given: unknown): SearchState {
  const { Text = '', Version = IN_FORCE, Part = 'definitions' } = (given ?? {}) as Partial<SearchState>;
  return { Text, Version, Part };
}

export const isEnough = (text: string) => text.trim().length >= SHORTEST;
