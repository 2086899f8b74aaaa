import type { Turn } from '../../../contract/timeline';
import { civilDayOf, dayText, momentText } from '../../../engine/values/instant';

const HOLDERS: Readonly<Record<Turn['Who'], string>> = {
  customer: 'É a sua vez',
  insurer: 'Com a seguradora',
  brokerage: 'Com a nossa equipe',
};

/** Who has the next word on a request, and until when. */
export function turnText({ Who, Since, Until }: Turn, today: string): { who: string; when: string } {
  const who = HOLDERS[Who];
  if (Until === null) return { who, when: `desde ${momentText(Since)}` };
  const isPast = civilDayOf(Until) < today;
  if (Who === 'customer') return { who, when: isPast ? 'prazo encerrado' : `até ${dayText(Until)}` };
  return { who, when: isPast ? 'demorando mais do que o costume' : `resposta até ${dayText(Until)}` };
}
