import { isAnalysed } from '../../../contract/statuses/quote';
import type { Turn } from '../../../contract/timeline';
import { civilDayOf, dayText } from '../../../engine/values';

const HOLDERS: Readonly<Record<Turn['Who'], string>> = {
  customer: 'É a sua vez',
  insurer: 'Com a seguradora',
  brokerage: 'Com a nossa equipe',
};

/** In analysis, but the customer's turn: to be corrected. */
export const isToCorrect = (turn: Turn | null, status: number): boolean =>
  turn?.Who === 'customer' && isAnalysed(status);

export function turnText(turn: Turn, today: string, status: number): { who: string; when: string } {
  const { Who, Since, Until } = turn;
  const who = isToCorrect(turn, status) ? 'Correção pedida' : HOLDERS[Who];
  if (Until === null) return { who, when: `desde ${dayText(Since)}` };
  const isPast = civilDayOf(Until) < today;
  if (Who === 'customer') return { who, when: isPast ? 'prazo encerrado' : `até ${dayText(Until)}` };
  return { who, when: isPast ? 'demorando mais do que o costume' : `resposta até ${dayText(Until)}` };
}
