import type { Mail } from '../../server/modules/notifications/mail/repository';

const RULE = '─'.repeat(72);

export function printMails(mails: readonly Mail[]): string {
  if (mails.length === 0) return 'No e-mails.\n';
  return mails.map(printMail).join(`${RULE}\n`);
}

function printMail({ recipient, subject, text, createdAt, sentAt }: Mail): string {
  const state = sentAt ? `sent ${sentAt.toISOString()}, text forgotten` : 'in the outbox';
  const head = [
    `To:      ${recipient}`,
    `Subject: ${subject}`,
    `Written: ${createdAt.toISOString()}, ${state}`,
  ];
  return `${[...head, ...(text ? ['', text] : [])].join('\n')}\n`;
}
