import type { Static } from 'typebox';
import type { Reading } from '../engine/reading';
import { closed, json } from './schema';

export const readingAtHand = closed({
  Reading: json<Reading | null>(
    'values, each with the words that it stands beside; null for a definition that reads none',
  ),
});
export type ReadingAtHand = Static<typeof readingAtHand>;
