import type { AnswerDeadline, Turn } from '../../../../contract/timeline';
import { countText, dayText, momentText } from '../../../../engine/values';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long somebody waits: há 5 min, há 3 h, há 2 dias. */
export function agoText(since: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(since));
  if (passed < HOUR) return `há ${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `há ${Math.floor(passed / HOUR)} h`;
  return `há ${countText(Math.floor(passed / DAY), 'dias')}`;
}

export interface Wait {
  readonly text: string;
  readonly until?: string;
  readonly isLate?: boolean;
}

export function deadlineText({ Day, Days, Until, IsSuspended, IsOver }: AnswerDeadline): string {
  if (IsSuspended) return `Prazo legal suspenso no dia ${Day} de ${Days}`;
  return IsOver ? `Prazo legal vencido em ${dayText(Until)}` : `Dia ${Day} de ${Days} do prazo legal`;
}

export function waitOf(turn: Turn | null, now: number): Wait | undefined {
  if (!turn) return undefined;
  const { Who, Since, Until } = turn;
  if (Who === 'insurer') return { text: 'Com a seguradora', until: agoText(Since, now) };
  if (Who === 'customer') return { text: 'Com o cliente', ...(Until && { until: `até ${dayText(Until)}` }) };
  const text = agoText(Since, now);
  if (Until === null) return { text };
  return Date.parse(Until) < now
    ? { text, until: `atrasada desde ${momentText(Until)}`, isLate: true }
    : { text, until: `responder até ${momentText(Until)}` };
}
