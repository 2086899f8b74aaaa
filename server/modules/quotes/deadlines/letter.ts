import type { Letter } from '../../../adapters/mail/Mailer';
import { dateText } from '../../../../engine/values';
import type { Deps } from '../../../deps';

export type Waiting = {
  quote_id: string;
  identifier: string;
  client_document: string | null;
  told: 'executive' | 'superior';
  due_on: string;
  mark: number;
  day: number;
  days: number;
};

/** To the executive's superior. It names no customer: that is shown only after sign-in. */
export function letterOf(
  { portalUrl }: Pick<Deps, 'portalUrl'>,
  recipient: string,
  waiting: Waiting,
): Letter {
  const { identifier, day, days, due_on } = waiting;
  const isOver = day >= days;
  const text = [
    `A solicitação ${identifier} está no dia ${day} de ${days} do prazo legal de resposta (Lei 15.040/2024).`,
    isOver ? `O prazo terminou em ${dateText(due_on)}.` : `O prazo termina em ${dateText(due_on)}.`,
    '',
    `Veja a solicitação em ${portalUrl}/executivo/solicitacoes/${encodeURIComponent(identifier)}/dados-gerais`,
  ];
  const subject = isOver ? 'Prazo legal vencido' : 'Prazo legal de resposta';
  return { recipient, subject: `${subject}: ${identifier}`, text: text.join('\n') };
}
