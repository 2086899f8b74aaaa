import { expect, type Page, type Request } from '@playwright/test';
import { proceed } from './bid';
import type { Product } from './Product';

/** From the filled last question on: requester and files as they are, to the confirmation. */
export async function toConfirmation(page: Page): Promise<void> {
  await expect(page.getByLabel('Nome do Solicitante')).toBeVisible();
  await proceed(page);
  await expect(page.getByLabel('Nome do Solicitante')).toBeHidden();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}

/** Lets the page look at its quote as soon as the insurer has answered; by itself it looks every six seconds. */
export async function passToAnswer(page: Page, product: Product, identifier: string): Promise<void> {
  const status = async () =>
    (
      await product.query<{ status: number }>('SELECT status FROM quotes WHERE identifier = $1', [identifier])
    )[0]?.status;
  await expect.poll(status, { intervals: [100] }).not.toBe(1);
  await page.clock.fastForward(6_000);
}

/** Confirms a request that the insurer answers by itself, until the page has seen the answer. Gives what was sent. */
export async function send(
  page: Page,
  product: Product,
  { operation = '/quote/', press = () => proceed(page) } = {},
): Promise<Request> {
  await page.clock.install();
  const isSent = (request: Request) =>
    request.method() !== 'GET' && request.url().includes(`/api${operation}`);
  const answer = page.waitForResponse((response) => isSent(response.request()) && response.ok());
  await press();
  const response = await answer;
  const { Data } = (await response.json()) as { Data: { Identifier: string } };
  await passToAnswer(page, product, Data.Identifier);
  return response.request();
}

/** As `send`; an approval leads to the payment. */
export async function register(...sending: Parameters<typeof send>): Promise<Request> {
  const request = await send(...sending);
  await sending[0].waitForURL(/\/status$/);
  return request;
}

/** As `register`; gives the record that was sent to `operation`, by its key in the call. */
export async function confirm(
  page: Page,
  product: Product,
  operation: string,
  block: string,
): Promise<object> {
  const request = await register(page, product, { operation });
  return (request.postDataJSON() as Record<string, object>)[block]!;
}
