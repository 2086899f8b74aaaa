import type { Static } from 'typebox';
import type { Reading } from '../engine/reading';
import { json, nullable } from './schema';

/** How answers are read out of a document (GET /reading/{hash}.json); null for a definition that reads none. */
export const readingAtHand = nullable(
  json<Reading>('values of reading.json, with the words that each stands beside'),
);
export type ReadingAtHand = Static<typeof readingAtHand>;
