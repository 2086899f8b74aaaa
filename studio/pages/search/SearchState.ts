import type { SearchBody } from '../../contract/search';
import { SHORTEST } from '../../search/limits';
import { IN_FORCE } from '../comparison/versions';

/** What is looked for, and where. The history entry keeps it, so that Back finds the same places again. */
export type SearchState = Readonly<Omit<SearchBody, 'Most'>>;

/** How many places are shown at first, and more with each press. */
export const PAGE = 50;

/** What a link or a history entry says, as far as it says it. */
export function stateOf(given: unknown): SearchState {
  const { Text = '', Version = IN_FORCE, Part = 'definitions' } = (given ?? {}) as Partial<SearchState>;
  return { Text, Version, Part };
}

export const isEnough = (text: string) => text.trim().length >= SHORTEST;
