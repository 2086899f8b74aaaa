import type { Session } from '../model/Session';
import { DocumentText, fold } from './DocumentText';
import { placesOf } from './kinds/texts';
import { readDocument } from './readDocument';
import type { PageText, Proposal, Reading } from './types';

export interface Fit {
  readonly proposals: readonly Proposal[];
  /** Of the questions that the product reads anything for, how many it would answer: 0 to 1. */
  readonly share: number;
  /** How many of the reading's `signs` stand in it. */
  readonly signs: number;
}

/** Fewer answers than this are found in any paper. */
const LEAST = 2;

/** How well a document fits a product; undefined where it answers next to nothing of what the product asks. */
export function fitOf(pages: readonly PageText[], reading: Reading, session: Session): Fit | undefined {
  const proposals = readDocument(pages, reading, session);
  if (proposals.length < LEAST) return undefined;
  const asked = new Set(reading.values.map(({ field }) => field));
  const { folded } = new DocumentText(pages);
  const signs = (reading.signs ?? []).filter((sign) => placesOf(folded, fold(sign), 1).length > 0);
  return { proposals, share: proposals.length / asked.size, signs: signs.length };
}

/** The better fit first: by what is answered, and of equals by their words. */
export const byFit = (a: Fit, b: Fit) => b.share - a.share || b.signs - a.signs;
