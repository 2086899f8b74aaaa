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
