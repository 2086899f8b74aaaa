import { expect, test } from 'vitest';
import { printMails } from './printMails';

const mail = {
  id: 1,
  recipient: 'ana@prado.test',
  subject: 'Redefinição de senha',
  text: 'Acesse:\nhttps://portal/change-password/x',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  sentAt: null,
};

test('an e-mail in the outbox is printed with its link', () => {
  const text = printMails([mail]);
  expect(text).toContain('To:      ana@prado.test\nSubject: Redefinição de senha\n');
  expect(text).toContain('in the outbox\n\nAcesse:\nhttps://portal/change-password/x\n');
});

test('of a sent one only the head is left', () => {
  const sentAt = new Date('2026-11-20T15:00:05Z');
  expect(printMails([{ ...mail, text: '', sentAt }])).toMatch(
    /sent 2026-11-20T15:00:05.000Z, text forgotten\n$/,
  );
});

test('no e-mails are a word', () => {
  expect(printMails([])).toBe('No e-mails.\n');
});
