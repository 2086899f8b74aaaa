import type { RatingResult } from './rate';

/** What an analyst calls each outcome. */
export const OUTCOME_WORDS: Readonly<Record<RatingResult['outcome'], string>> = {
  approve: 'Aprovada',
  analyse: 'Vai para análise',
  deny: 'Recusada',
};

/** Why a premium that is none goes to a person. */
export const NOTHING_TO_PAY = 'O prêmio calculado não chega a um centavo.';
