import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import type { Product } from './support/Product';
import { expect, test } from './support/test';

const EMAIL = 'pessoafisica@lastro.test';
const survey = (page: Page) => page.getByRole('dialog', { name: 'Pesquisa de Satisfação' });

const answers = (product: Product) =>
  product.query<{ score: number; justification: string }>(
    `SELECT score, justification FROM survey_answers JOIN survey_schedules s ON s.id = schedule_id
     WHERE user_uid = 'demo-pessoafisica' ORDER BY answered_at`,
  );

test.beforeEach(async ({ product }) => {
  await product.query(`DELETE FROM survey_schedules`);
});

test('news once, then asks once: a score is chosen, taken back, wanted, sent with its reason, thanked for', async ({
  page,
  signIn,
  product,
}) => {
  await product.survey('--user', EMAIL, '--document', '202675990000100');
  await product.query(`DELETE FROM portal_updates_seen WHERE user_uid = 'demo-pessoafisica'`);
  await product.query(`UPDATE users SET created_at = '2026-01-01' WHERE uid = 'demo-pessoafisica'`);
  await signIn('pessoafisica');
  const news = page.getByRole('dialog', { name: 'Novidades do portal' });
  await expect(news).toBeVisible();
  await expect(survey(page)).toBeHidden();
  await expectAccessible(page, 'news');
  await news.getByRole('link', { name: /Central de ajuda/ }).click();
  await page.waitForURL('**/ajuda');
  await expect(news).toBeHidden();
  const dialog = survey(page);
  const nine = dialog.getByRole('button', { name: 'Nota 9' });
  await nine.click();
  await expect(nine).toHaveAttribute('aria-pressed', 'true');
  await nine.click();
  await expect(nine).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('Por favor informe uma nota de 0 a 10')).toBeVisible();
  await expectAccessible(page, 'survey without a score');

  await nine.click();
  await dialog.getByLabel('Conte o motivo da sua nota').fill('Rápido e claro.');
  const sent = page.waitForRequest('**/api/tracksaleCampaign/answer');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    score: 9,
    justification: 'Rápido e claro.',
    email: EMAIL,
    tags: [{ name: 'numero-documento', value: '202675990000100' }],
  });
  await expect(page.getByText('Agradecemos a sua participação!')).toBeVisible();
  await expectAccessible(page, 'thanks');
  expect(await answers(product)).toEqual([{ score: 9, justification: 'Rápido e claro.' }]);

  const read = page.waitForResponse('**/api/portalUpdates');
  await page.reload();
  await read;
  await expect(page.getByRole('button', { name: 'Novidades do portal' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
