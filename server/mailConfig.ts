import type { Brand } from './brand';
import { OperatorError } from './infra/OperatorError';
import { text, type Environment } from './infra/environment';

export interface MailConfig {
  /** `smtp(s)://user:password@host:port`; null = they stay in the outbox, for `npm run mail`. */
  smtpUrl: string | null;
  from: string;
}

/** Reads SMTP_URL and MAIL_FROM. Throws OperatorError; the address is never repeated, since it holds a password. */
export function readMail(env: Environment, brand: Brand): Readonly<MailConfig> {
  const smtpUrl = text(env, 'SMTP_URL');
  const isSmtp = smtpUrl === null || (/^smtps?:/.test(smtpUrl) && URL.canParse(smtpUrl));
  if (!isSmtp) throw new OperatorError('SMTP_URL must look like smtps://user:password@host:465.');
  const from = `"${brand.name.replaceAll('"', '')}" <nao-responda@lastro.test>`;
  return Object.freeze({ smtpUrl, from: text(env, 'MAIL_FROM') ?? from });
}
