import type { TimelineEvent, Turn } from '../../../../contract/timeline';
import { civilDayOf, dayNumber, dayText, momentText } from '../../../../engine/values';
import { moveEvent } from '../../../shared/requests/status';

export interface TurnWords {
  readonly title: string;
  readonly text: string;
  readonly isLate: boolean;
}

export function turnWords(
  { Who, Since, Until, Deadline }: Turn,
  now: Date,
  executive: string | undefined,
): TurnWords {
  if (Who === 'customer') {
    const text = Until ? `Até ${dayText(Until)}: ${daysLeft(now, Until)}.` : '';
    return { title: 'É a sua vez', text: text + legalText(Deadline), isLate: false };
  }
  const since = `Desde ${momentText(Since)}.`;
  if (Who === 'insurer') return { title: 'Com a seguradora', text: since, isLate: false };
  const isLate = Until !== null && Date.parse(Until) < now.getTime();
  const usual = isLate
    ? ' Está demorando mais do que o costume: se precisar, fale conosco.'
    : Until
      ? ` Solicitações como esta costumam ser respondidas até ${momentText(Until)}.`
      : '';
  return {
    title: `Com ${executive ?? 'a nossa equipe'}`,
    text: since + usual + legalText(Deadline),
    isLate: isLate || Deadline?.IsOver === true,
  };
}

/** What the law gives the brokerage and the insurer (Lei 15.040/2024 art. 49, 55). */
function legalText(deadline: Turn['Deadline']): string {
  if (!deadline) return '';
  const { Day, Days, Until, IsSuspended, IsOver } = deadline;
  if (IsSuspended) return ` O prazo legal de ${Days} dias para a resposta está suspenso até a sua correção.`;
  const day = dayText(Until);
  return IsOver
    ? ` O prazo legal de ${Days} dias para a resposta terminou em ${day}: fale conosco.`
    : ` Prazo legal para a resposta: ${day} (dia ${Day} de ${Days}).`;
}

function daysLeft(now: Date, until: string): string {
  const days = dayNumber(civilDayOf(until)) - dayNumber(civilDayOf(now));
  if (days <= 0) return 'termina hoje';
  return days === 1 ? 'falta 1 dia' : `faltam ${days} dias`;
}

const others: Readonly<Record<Exclude<TimelineEvent['Kind'], 'moved'>, string>> = {
  registered: 'Solicitação enviada',
  edited: 'Solicitação alterada',
  asked: 'Correção pedida',
  corrected: 'Correção enviada',
  undone: 'Endosso cancelado',
};

export const eventTitle = ({ Kind, Status }: TimelineEvent): string =>
  Kind === 'moved' ? moveEvent(Status) : others[Kind];

export const eventLine = ({ At, By }: TimelineEvent): string =>
  By ? `${momentText(At)} · ${By.Name}${By.IsExecutive ? ' (executivo)' : ''}` : momentText(At);
