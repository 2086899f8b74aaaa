import type { Static } from 'typebox';
import type { Reading } from '../engine/reading';
import { closed, json } from './schema';

/** How answers are read out of a document (GET /reading/{hash}.json). */
export const readingAtHand = closed({
  Reading: json<Reading | null>(
    'values, each with the words that it stands beside; null for a definition that reads none',
  ),
});
export type ReadingAtHand = Static<typeof readingAtHand>;
