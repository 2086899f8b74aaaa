import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { HubWatch } from './support/HubWatch';
import { misfits } from './support/misfits';
import { expect, test } from './support/test';

const PAGE = '/status-solicitacao';

const rows = (page: Page) => page.getByRole('table', { name: 'Solicitações' }).locator('tbody tr');
const found = (page: Page, many: string) => page.getByRole('heading', { name: many, exact: true });
const row = (page: Page, identifier: string) => rows(page).filter({ hasText: identifier });
const tab = (page: Page, status: string) =>
  page.getByRole('group', { name: 'Situação' }).getByRole('button', { name: status });

// Nobody looks a person's name up, so that it is taken as typed.
const PERSON = { insured: { document: '52998224725' } };

test('what is searched, filtered and leafed to is there again after a reload @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  const insured = 'Águas de Março Saneamento';
  const [oldest] = await Promise.all(
    Array.from({ length: 11 }, (_, at) =>
      client.register({ notice: `rol/${at}`, guarantee: 10_000, insured, changes: PERSON }),
    ),
  );
  await signIn('tomador');
  await page.goto(PAGE);
  await page.getByLabel('Buscar').fill('aguas de marco');
  await tab(page, 'Emitir Apólice').click();
  await unfoldFilters(page);
  await page.getByLabel('Produto').selectOption({ label: 'Licitante' });
  await expect(found(page, '11 solicitações')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('11–11 de 11')).toBeVisible();

  await expectAccessible(page, 'a list of requests');
  await expectFitsTablet(page);
  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('aguas de marco');
  await expect(tab(page, 'Emitir Apólice')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('11–11 de 11')).toBeVisible();
  expect(page.url()).toMatch(/\/status-solicitacao\?situacao=2&produto=BID&pagina=2$/);

  // By the number of the object too, as they are typed in a notice.
  await page.getByLabel('Buscar').fill(`edital rol/0`);
  await expect(row(page, oldest!)).toContainText('Edital rol/0');
  await page.getByLabel('Buscar').fill(oldest!);
  await expect(found(page, '1 solicitação')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas de solicitações' })).toBeHidden();
  await row(page, oldest!).getByRole('link').click();
  await page.waitForURL(`**/cotacao/${oldest}`);
  await page.goto(PAGE);
  await unfoldFilters(page);
  await page.getByRole('button', { name: 'Solicitadas' }).click();
  await page.getByLabel('Solicitadas de').fill('01/01/2024');
  await page.getByLabel('Solicitadas até').fill('01/01/2025');
  await expect(page.getByText('NENHUM REGISTRO ENCONTRADO.')).toBeVisible();
  await page.getByLabel('Solicitadas até').fill('02/01/2025');
  await expect(page.getByText('Limite máximo de pesquisa 1 ano.')).toBeVisible();
  await expectAccessible(page, 'no request found, and a period too long');
  await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
  await expect(page.getByLabel('Buscar')).toHaveValue('');
  // There are two of them until the whole list is there.
  await expect(page.getByRole('button', { name: 'Limpar filtros' })).toHaveCount(0);
});

test('a status that changes elsewhere changes here without reload, is said, and changes at home too', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  const identifier = await client.register({ notice: 'vivo/1', guarantee: 10_000 });
  const hub = new HubWatch(page);
  await signIn('tomador');
  await hub.subscribed();
  await page.goto(PAGE);
  await hub.subscribed(1);
  await expect(row(page, identifier)).toContainText('Emitir Apólice');
  await client.call('POST', '/quote/analysis', { identifier, reasonAnalysis: 'Rever as cláusulas' });
  await expect(row(page, identifier)).toContainText('Cotação em Análise');
  const said = `Solicitação ${identifier}: Cotação em Análise`;
  await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();

  await page.goto('/inicio');
  await expect(page.locator('#conteudo').getByRole('listitem').filter({ hasText: identifier })).toContainText(
    'Cotação em Análise',
  );
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await page.waitForURL(`**${PAGE}`);
});

/** Where the table has least room, a status stands on one line and nothing leaves the screen. */
async function expectFitsTablet(page: Page): Promise<void> {
  const whole = page.viewportSize()!;
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(rows(page).first().locator('td:not(:has(input))').first()).toHaveCSS('white-space', 'nowrap');
  expect(await misfits(page)).toEqual([]);
  const status = rows(page).first().getByText('Emitir Apólice', { exact: true });
  expect(await status.evaluate((words) => words.getClientRects().length)).toBe(1);
  await page.setViewportSize(whole);
}

/** A phone shows the search, and the other filters once they are asked for. */
async function unfoldFilters(page: Page): Promise<void> {
  await expect(page.getByLabel('Buscar')).toBeVisible();
  const fold = page.getByRole('button', { name: /^Filtros/ });
  if (await fold.isVisible()) await fold.click();
}
