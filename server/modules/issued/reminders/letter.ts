import type { Letter } from '../../../adapters/mail/Mailer';
import type { Deps } from '../../../deps';
import { words } from '../printing/content/words';

export type Reminder = {
  billet_id: string;
  uid: string;
  email: string;
  by_email: boolean;
  kind: 'before' | 'on' | 'overdue';
  number: string;
  installment: number;
  installments: number;
  amount: string;
  due_date: string;
};

const subjects: Record<Reminder['kind'], string> = {
  before: 'Seu boleto vence em breve',
  on: 'Seu boleto vence hoje',
  overdue: 'Seu boleto está vencido',
};

/** Differs by due date and kind, so that each reminder counts as news. */
export function newsOf({ kind, number, installment, due_date }: Reminder): string {
  const when = { before: 'vence em', on: 'vence hoje,', overdue: 'venceu em' }[kind];
  return `${number} · parcela ${installment} ${when} ${words.date(due_date)}`;
}

/** What the law has the policy holder told before cover is suspended (Lei 15.040/2024 art. 20, 21). */
const ARREARS =
  'Pela Lei 15.040/2024, a cobertura só pode ser suspensa se o prêmio continuar em atraso 15 dias depois deste aviso, e o contrato só pode ser encerrado a partir de 30 dias de suspensão.';

/** Names neither payer nor payment line: those are shown only after sign-in. */
export function letterOf({ portalUrl }: Pick<Deps, 'portalUrl'>, reminder: Reminder): Letter {
  const { kind, email, number, installment, installments, amount, due_date } = reminder;
  const renew = 'A data de vencimento pode ser renovada no portal, em Financeiro.';
  const text = [
    `Parcela ${installment} de ${installments} da apólice ${number}`,
    `Valor: ${words.money(amount)}`,
    `Vencimento: ${words.date(due_date)}`,
    '',
    ...(kind === 'overdue' ? [renew, ARREARS] : []),
    `Veja o boleto e o Pix em ${portalUrl}/financeiro`,
    'Se o pagamento já foi feito, desconsidere este aviso: a confirmação pode levar até dois dias úteis.',
  ];
  return { recipient: email, subject: subjects[kind], text: text.join('\n') };
}
