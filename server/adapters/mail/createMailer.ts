import type { MailConfig } from '../../mailConfig';
import { traceOf } from '../../infra/trace';
import type { Mailer } from './Mailer';

const TIMEOUT_MS = 15_000;

/** Delivers by SMTP; null where none is configured. nodemailer is loaded with the first e-mail. */
export function createMailer({ smtpUrl, from }: MailConfig): Mailer | null {
  if (!smtpUrl) return null;
  const opening = once(async () => {
    const { createTransport } = await import('nodemailer');
    const patience = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    return createTransport({ url: smtpUrl, ...patience }, { from });
  });
  return {
    send: async ({ recipient, subject, text }) => {
      const transport = await opening();
      const trace = traceOf();
      const headers = trace === undefined ? {} : { 'X-Request-ID': trace };
      await transport.sendMail({ to: recipient, subject, text, headers });
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
