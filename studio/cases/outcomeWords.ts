import type { RatingResult } from '../../engine/rating';

export const OUTCOME_WORDS: Readonly<Record<RatingResult['outcome'], string>> = {
  approve: 'Aprovada',
  analyse: 'Vai para análise',
  deny: 'Recusada',
};
