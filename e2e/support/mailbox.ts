import { expect } from '@playwright/test';
import type { Product } from './Product';

const LINK = /https?:\/\/[^/\s]+(\/(?:change-password|silent-register)\/[\w-]+)/;

/** The path of the link in the last e-mail to `recipient` with that subject, as npm run mail prints it. */
export async function mailedLink(product: Product, recipient: string, subject: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const mails = (await product.mail(recipient)).split('─'.repeat(72));
    path = LINK.exec(mails.findLast((mail) => mail.includes(`Subject: ${subject}`)) ?? '')?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}
