import { expect } from '@playwright/test';
import type { Product } from './Product';

const LINK = /https?:\/\/[^/\s]+(\/(?:change-password|silent-register)\/[\w-]+)/;

/** The last text to `recipient` with a subject that begins so; the journey of sign-up reads one by npm run mail. */
async function lastText(product: Product, recipient: string, subject: string): Promise<string> {
  const sql =
    'SELECT text FROM mails WHERE recipient = $1 AND starts_with(subject, $2) ORDER BY id DESC LIMIT 1';
  const [mail] = await product.query<{ text: string }>(sql, [recipient, subject]);
  return mail?.text ?? '';
}

/** The path of the link in the last e-mail to `recipient` with that subject. */
export async function mailedLink(product: Product, recipient: string, subject: string): Promise<string> {
  let path = '';
  await expect(async () => {
    path = LINK.exec(await lastText(product, recipient, subject))?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}
