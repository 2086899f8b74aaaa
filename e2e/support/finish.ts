import { expect, type Page } from '@playwright/test';
import { proceed } from './bid';

/** From the filled last question on: requester and files as they are, to the confirmation. */
export async function toConfirmation(page: Page): Promise<void> {
  await expect(page.getByLabel('Nome do Solicitante')).toBeVisible();
  await proceed(page);
  await expect(page.getByLabel('Nome do Solicitante')).toBeHidden();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}

/** Confirms the request and gives the record that was sent, by its key in the call. */
export async function confirm(page: Page, operation: string, block: string): Promise<object> {
  const registered = page.waitForRequest((request) => request.url().endsWith(`/api${operation}`));
  await proceed(page);
  const body = (await registered).postDataJSON() as Record<string, object>;
  return body[block]!;
}
