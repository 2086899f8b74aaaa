import type { SearchAnswer, SearchBody } from '../../../studio/contract/search';
import { searchTexts } from '../../../studio/search/searchTexts';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { textsOfVersion } from './textsOfVersion';

export async function searchVersion(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { Text, Version, Part, Most }: SearchBody,
): Promise<SearchAnswer> {
  const texts = await textsOfVersion(deps, user, Version);
  const { totals, hits } = searchTexts(texts, Text, { part: Part, most: Most });
  const Hits = hits.map(({ file, pointer, line, text, start, end }) => ({
    ...{ File: file, Pointer: pointer, Line: line },
    ...{ Text: text, Start: start, End: end },
  }));
  return { Definitions: totals.definitions, Cases: totals.cases, Hits };
}
