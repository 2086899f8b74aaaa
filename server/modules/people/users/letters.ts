import type { Letter } from '../../../adapters/mail/Mailer';

export function invitationLetter(
  { name, email }: { name: string; email: string },
  inviter: string,
  link: string,
): Letter {
  const lines = [
    `Olá, ${name}.`,
    '',
    `${inviter} cadastrou você no portal de seguros e garantias. Para escolher a sua senha e entrar, acesse:`,
    '',
    link,
    '',
    'O link vale por 7 dias. Depois disso, use “Esqueci minha senha” na página de entrada.',
  ];
  return { recipient: email, subject: 'Convite para o portal', text: lines.join('\n') };
}
