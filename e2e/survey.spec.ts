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

test('asks once: a score is chosen, taken back, wanted, sent with its reason, thanked for @narrow', async ({
  page,
  signIn,
  product,
}) => {
  await product.survey('--user', EMAIL, '--document', '202675990000100');
  await signIn('pessoafisica');
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
  expect(await answers(product)).toEqual([{ score: 9, justification: 'Rápido e claro.' }]);

  await page.reload();
  await expect(page.getByRole('heading', { name: /Boas-vindas/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('closing it declines, and it does not come back @narrow', async ({ page, signIn, product }) => {
  await product.survey('--user', EMAIL);
  await signIn('pessoafisica');
  await survey(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(survey(page)).toBeHidden();
  // It goes at once; its answer goes behind it.
  await expect
    .poll(() => answers(product))
    .toEqual([{ score: -1, justification: 'O cliente optou por não responder a pesquisa.' }]);
});

test('answered in another tab it says so and goes; a refusal that fails does not hold the page', async ({
  page,
  signIn,
  product,
  faults,
}) => {
  faults.expect(/409.*tracksaleCampaign|ERR_FAILED/);
  await product.survey('--user', EMAIL);
  await signIn('pessoafisica');
  await expect(survey(page)).toBeVisible();
  await product.query(
    `INSERT INTO survey_answers (schedule_id, score, justification, answered_at)
     SELECT id, 7, '', now() FROM survey_schedules`,
  );
  await survey(page).getByRole('button', { name: 'Nota 9' }).click();
  await survey(page).getByRole('button', { name: 'Enviar' }).click();
  const told = page.getByRole('dialog').filter({ hasText: 'Esta pesquisa já foi respondida. Obrigado!' });
  await told.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await product.query(`DELETE FROM survey_answers`);
  await page.reload();
  await page.route('**/tracksaleCampaign/answer', (route) => route.abort(), { times: 1 });
  await survey(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(survey(page)).toBeHidden();
  await expect(page.getByText('Não foi possível falar com o servidor.')).toBeVisible();
});

test('a failure is told, and the answer can be sent again @narrow', async ({
  page,
  signIn,
  product,
  faults,
}) => {
  faults.expect(/503.*tracksaleCampaign/);
  await product.survey('--user', EMAIL);
  const refusal = { StatusCode: 503, Message: 'Serviço temporariamente indisponível.' };
  const fail = { status: 503, json: refusal };
  await page.route('**/tracksaleCampaign/answer', (route) => route.fulfill(fail), { times: 1 });
  await signIn('pessoafisica');
  const dialog = survey(page);
  await dialog.getByRole('button', { name: 'Nota 0', exact: true }).click();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Serviço temporariamente indisponível.')).toBeVisible();
  await page
    .getByRole('alert')
    .locator('xpath=ancestor::dialog')
    .getByRole('button', { name: 'Fechar', exact: true })
    .click();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Agradecemos a sua participação!')).toBeVisible();
});

test('the news of a version come once, before the survey, and can be read again in the help @narrow', async ({
  page,
  signIn,
  product,
}) => {
  await product.survey('--user', EMAIL);
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
  await survey(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(survey(page)).toBeHidden();

  const read = page.waitForResponse('**/api/portalUpdates');
  await page.reload();
  await read;
  await page.getByRole('button', { name: 'Novidades do portal' }).click();
  await news.getByRole('button', { name: 'Entendi' }).click();
  await expect(news).toBeHidden();
});
