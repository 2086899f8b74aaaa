import type { RatingResult } from './rate';

export const OUTCOME_WORDS: Readonly<Record<RatingResult['outcome'], string>> = {
  approve: 'Aprovada',
  analyse: 'Vai para análise',
  deny: 'Recusada',
};

/** The reason with which a premium below one cent goes to a person. */
export const NOTHING_TO_PAY = 'O prêmio calculado não chega a um centavo.';
