import type { Letter } from '../../../adapters/mail/Mailer';

interface Addressee {
  name: string;
  email: string;
}

function letter({ name, email }: Addressee, subject: string, ...lines: string[]): Letter {
  return { recipient: email, subject, text: [`Olá, ${name}.`, '', ...lines].join('\n') };
}

export function resetLetter(to: Addressee, link: string): Letter {
  return letter(
    to,
    'Redefinição de senha',
    'Recebemos um pedido para redefinir a sua senha do portal. Para escolher uma nova senha, acesse:',
    '',
    link,
    '',
    'O link vale por 1 hora e só pode ser usado uma vez.',
    'Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.',
  );
}

export function changedLetter(to: Addressee): Letter {
  return letter(
    to,
    'Sua senha foi alterada',
    'A senha da sua conta no portal foi alterada e os acessos abertos foram encerrados.',
    'Se não foi você, redefina a senha imediatamente e avise o seu executivo.',
  );
}

export function confirmationLetter(to: Addressee, link: string): Letter {
  return letter(
    to,
    'Confirme o seu e-mail',
    'Recebemos o seu cadastro no portal. Para confirmar que este e-mail é seu, acesse:',
    '',
    link,
    '',
    'O link vale por 7 dias. Depois da confirmação, um executivo libera o seu acesso.',
    'Se não foi você quem se cadastrou, ignore esta mensagem.',
  );
}

/** For an account of unknown origin: its password is set anew. */
export function firstPasswordLetter(to: Addressee, link: string): Letter {
  return letter(
    to,
    'Confirme o seu e-mail',
    'Recebemos o seu cadastro no portal. Para confirmar que este e-mail é seu e escolher a sua senha, acesse:',
    '',
    link,
    '',
    'O link vale por 7 dias. Depois da confirmação, um executivo libera o seu acesso.',
    'Se não foi você quem se cadastrou, ignore esta mensagem.',
  );
}

export function alreadyRegisteredLetter(to: Addressee, link: string): Letter {
  return letter(
    to,
    'Você já tem uma conta',
    'Recebemos um cadastro com este e-mail, que já tem uma conta no portal. Entre com ela em:',
    '',
    link,
    '',
    'Se não lembra a senha, use “Esqueci minha senha”. Se a conta foi criada por uma rede social, entre por ela.',
    'Se não foi você quem se cadastrou, ignore esta mensagem.',
  );
}

export function admittedLetter(to: Addressee, link: string): Letter {
  return letter(to, 'Seu acesso foi liberado', 'O seu acesso ao portal foi liberado. Entre em:', '', link);
}
