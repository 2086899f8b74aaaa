import type { Letter } from '../../adapters/mail/Mailer';

interface Addressee {
  name: string;
  email: string;
}

/** Tells the author that there is an answer; the answer itself stands in the portal only. */
export function answeredLetter({ name, email }: Addressee, protocol: string, portalUrl: string): Letter {
  return {
    recipient: email,
    subject: `Sua manifestação ${protocol} foi respondida`,
    text: [
      `Olá, ${name}.`,
      '',
      `A sua manifestação de protocolo ${protocol} foi respondida. Leia a resposta no portal:`,
      '',
      `${portalUrl}/reclamacoes-sugestoes`,
    ].join('\n'),
  };
}
