import { approvedBid, bidOpened, choose, fillInsured, proceed, ROUTE } from './support/bid';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';
const OFFER = 'Você tem uma solicitação não concluída';
const ENDED = 'Esta solicitação foi enviada ou recomeçada em outra janela.';

test('an unfinished wizard is offered again after its tab was closed, in any browser, until it is forgotten', async ({
  page,
  context,
  signIn,
  desk,
  otherBrowser,
  faults,
}) => {
  const client = await desk('cliente');
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  // What was typed just before leaving the page is kept too.
  await choose(page, 'Tipo de Licitação', 'Concorrência');
  await page.goto('/inicio');
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.getByLabel('Tipo de Licitação')).toHaveValue('Concorrência');
  await fillInsured(page, approvedBid, COMPANY);
  await proceed(page);
  await page.getByLabel('Número do Edital').fill('77/2026');
  await page.getByLabel('Início de Vigência').fill(approvedBid.start);
  await page.getByLabel('Prazo em Dias').fill('30');
  await expect(page.getByText('Rascunho salvo.')).toBeVisible();
  await page.close();

  const tab = await context.newPage();
  await tab.goto(ROUTE);
  await expect(tab.getByText(OFFER)).toBeVisible();
  await tab.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(tab.getByLabel('Número do Edital')).toHaveValue('77/2026');
  await expect(tab.getByLabel('Prazo em Dias')).toHaveValue('30');
  await expect(tab.getByRole('button', { name: 'Editar Dados do Segurado' })).toBeVisible();
  await tab.goto('/inicio');
  await expect(tab.getByRole('heading', { name: 'Precisa de você' })).toBeVisible();

  const elsewhere = await otherBrowser();
  await signIn('cliente', { page: elsewhere, keepDrafts: true });
  await elsewhere.getByRole('link', { name: 'Retomar' }).click();
  await expect(elsewhere.getByLabel('Número do Edital')).toHaveValue('77/2026');
  await expect(elsewhere.getByLabel('Início de Vigência')).toHaveValue(approvedBid.start);

  // Two more windows write on the draft when it ends: a tab beside hears it, a browser elsewhere when it saves.
  const beside = await context.newPage();
  await beside.goto(ROUTE);
  await beside.getByRole('button', { name: 'Continuar rascunho' }).click();
  await tab.goto(ROUTE);
  await tab.getByRole('button', { name: 'Descartar' }).click();
  await tab.getByRole('button', { name: 'Sim' }).click();
  await expect(beside.getByText(ENDED)).toBeVisible();
  await beside.close();
  await expect.poll(() => client.drafts()).toEqual([]);
  faults.expect(/draft\/licitante/);
  await elsewhere.getByLabel('Número do Edital').fill('78/2026');
  await expect(elsewhere.getByText(ENDED)).toBeVisible();
  expect(await client.drafts()).toEqual([]);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('CPF/CNPJ do Segurado')).toHaveValue('');
  await expect(elsewhere.getByText(OFFER)).toBeHidden();
  await elsewhere.context().close();
  await expect(tab.getByLabel('CPF/CNPJ do Segurado')).toHaveValue('');
  await expect.poll(() => client.drafts()).toEqual([]);
  await tab.reload();
  await expect(tab.getByLabel('CPF/CNPJ do Segurado')).toBeVisible();
  await expect(tab.getByText(OFFER)).toBeHidden();
});

test('what is typed last is on the server though its page is left at once, or once the server is back', async ({
  page,
  context,
  signIn,
  desk,
  faults,
  product,
}) => {
  const client = await desk('cliente');
  const kept = async () => {
    const [draft] = await client.drafts();
    return JSON.stringify(await client.call('GET', `/draft/${draft!.Product}/${draft!.Key}`));
  };
  const type = async (notice: string, from = page) => from.getByLabel('Número do Edital').fill(notice);
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await choose(page, 'Tipo de Licitação', 'Concorrência');
  await fillInsured(page, approvedBid, COMPANY);
  await proceed(page);

  // By a link: its row says at once for whom it is and where it was left.
  await type('81/2026');
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'Licitante para PRADO COMERCIO' });
  await expect(row).toContainText('Parou em Objeto Segurado');
  await expect(row).toContainText('salvo em');
  await row.getByRole('link', { name: 'Retomar' }).click();
  await expect(page.getByLabel('Número do Edital')).toHaveValue('81/2026');

  // By closing its tab.
  const second = await context.newPage();
  await second.goto('/rascunhos');
  await type('82/2026');
  await page.close({ runBeforeUnload: true });
  await expect.poll(kept).toContain('82/2026');

  // With the server stopped: the note does not say that it is safe, and signing out asks.
  await second.reload();
  await second.getByRole('button', { name: /^Continuar rascunho/ }).click();
  await expect(second.getByLabel('Número do Edital')).toHaveValue('82/2026');
  faults.expect(/ERR_|status of 50/);
  await product.stop();
  await type('83/2026', second);
  await expect(
    second.getByText('Rascunho só neste navegador; será enviado quando a conexão voltar.'),
  ).toBeVisible();
  await second.getByRole('button', { name: /^Perfil/ }).click();
  await second.getByText('Sair', { exact: true }).click();
  await expect(second.getByRole('dialog')).toContainText('Sair sem enviar os rascunhos?');
  await second.getByRole('button', { name: 'Ficar' }).click();
  await second.close({ runBeforeUnload: true });
  await product.start();
  const third = await context.newPage();
  await third.goto('/inicio');
  await expect.poll(kept).toContain('83/2026');

  // Signing out then asks nothing, and leaves nothing of it here.
  await third.getByRole('button', { name: /^Perfil/ }).click();
  await third.getByText('Sair', { exact: true }).click();
  await third.waitForURL('**/login');
  expect(
    await third.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
});
