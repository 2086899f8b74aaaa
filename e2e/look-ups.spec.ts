import type { Page, Route } from '@playwright/test';
import { approvedBid, bidOpened, choose, fillBid, proceed, ROUTE } from './support/bid';
import { register } from './support/finish';
import { expect, test } from './support/test';

const COMPANY = 'Construtora Serra Azul Ltda';
const COMPANY_DATA = '**/api/client/ReceitaWS/**';
/** Valid, and in no list of the demonstration. */
const UNKNOWN = '00.000.000/0001-91';

const nameOf = (page: Page) => page.getByLabel('Nome do Segurado');

async function leaveDocument(page: Page, document: string): Promise<void> {
  await page.getByLabel('CPF/CNPJ do Segurado').fill(document);
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
}

test('a company nobody knows: its name is typed and the request registered', async ({
  page,
  signIn,
  product,
  faults,
}) => {
  faults.expect(/404.*ReceitaWS/);
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  const notice = 'desconhecida/1';
  await fillBid(page, { ...approvedBid, document: UNKNOWN, name: 'Autarquia 12 de Maio', notice }, COMPANY);
  await register(page, product);
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByText('Autarquia 12 de Maio')).toBeVisible();
  expect(await product.count('quotes', notice)).toBe(1);
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ['is out of reach', (route) => route.abort()],
  ['answers with an error', (route) => route.fulfill({ status: 500, body: '{}' })],
];
for (const [what, answer] of failures) {
  test(`the name can be typed when the company look-up ${what}`, async ({ page, signIn, faults }) => {
    faults.expect(/ReceitaWS/);
    await page.route(COMPANY_DATA, answer);
    await signIn('cliente', { at: ROUTE });
    await bidOpened(page);
    await leaveDocument(page, approvedBid.document);
    await expect(nameOf(page)).toBeEditable();
    await nameOf(page).fill('Prado & Filhos S.A.');
    await choose(page, 'Tomador', COMPANY);
    await choose(page, 'Tipo de Licitação', approvedBid.bidType);
    await proceed(page);
    await expect(page.getByLabel('Número do Edital')).toBeVisible();
  });
}

test('a late answer neither overwrites what was typed since nor fills another document', async ({
  page,
  signIn,
}) => {
  const held: Route[] = [];
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await page.route(COMPANY_DATA, async (route) => {
    if (route.request().url().includes('66554433000105')) await route.continue();
    else held.push(route);
  });
  await leaveDocument(page, '88.776.655/0001-05');
  await nameOf(page).fill('Saneamento do Litoral');
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await page.waitForResponse(COMPANY_DATA);
  await expect(nameOf(page)).toHaveValue('Saneamento do Litoral');

  await nameOf(page).fill('');
  await leaveDocument(page, '77.665.544/0001-05');
  await expect.poll(() => held.length).toBe(2);
  await leaveDocument(page, '66.554.433/0001-05');
  await expect(nameOf(page)).toHaveValue('UNIVERSIDADE DO ALTO RIO');
  const late = page.waitForResponse(COMPANY_DATA);
  await held[1]!.continue();
  await late;
  await expect(nameOf(page)).toHaveValue('UNIVERSIDADE DO ALTO RIO');
});

test('a CNPJ with letters fills and locks the name, a CPF fills it and leaves it open', async ({
  page,
  signIn,
}) => {
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await page.getByLabel('CPF/CNPJ do Segurado').pressSequentially('99tre447000100');
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toHaveValue('99.TRE.447/0001-00');
  await expect(nameOf(page)).toHaveValue('TRANSMISSORA DE ENERGIA CAMPOS GERAIS S.A.');
  await expect(nameOf(page)).not.toBeEditable();
  await leaveDocument(page, '529.982.247-25');
  await expect(nameOf(page)).toHaveValue('João Batista Moreira');
  await expect(nameOf(page)).toBeEditable();
  await nameOf(page).fill('João 2');
  await nameOf(page).blur();
  await expect(page.getByText('Apenas letras são permitidas')).toBeVisible();
});

test('the insured may not be the policy holder @narrow', async ({ page, signIn }) => {
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await choose(page, 'Tomador', COMPANY);
  await leaveDocument(page, '11.222.333/0001-81');
  const message = page
    .locator('[data-field]')
    .getByText('* O CNPJ do segurado não pode ser igual ao do Tomador.');
  await expect(message).toBeVisible();
  await choose(page, 'Tipo de Licitação', approvedBid.bidType);
  await proceed(page);
  await expect(page.getByLabel('CPF/CNPJ do Segurado')).toBeVisible();
  await leaveDocument(page, approvedBid.document);
  await expect(message).toBeHidden();
});
