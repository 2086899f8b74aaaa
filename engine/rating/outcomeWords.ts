import type { RatingResult } from './rate';

/** What an analyst calls each outcome. */
export const OUTCOME_WORDS: Readonly<Record<RatingResult['outcome'], string>> = {
  approve: 'Aprovada',
  analyse: 'Vai para análise',
  deny: 'Recusada',
};
