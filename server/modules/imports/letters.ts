import type { Letter } from '../../adapters/mail/Mailer';

interface Addressee {
  name: string;
  email: string;
}

/** The letter tells only that it was refused; the reason is in the portal. */
export function refusedLetter({ name, email }: Addressee, identifier: string, portalUrl: string): Letter {
  return {
    recipient: email,
    subject: `Sua importação ${identifier} precisa de correção`,
    text: [
      `Olá, ${name}.`,
      '',
      `A apólice que você enviou (${identifier}) não pôde ser aceita. Leia o motivo no portal e envie de novo:`,
      '',
      `${portalUrl}/importacao-de-apolices`,
    ].join('\n'),
  };
}
