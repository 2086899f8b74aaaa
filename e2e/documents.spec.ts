import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readPdf } from '../server/testing/readPdf';
import { PRINTED_LINE } from '../server/testing/billetLine';
import type { Desk } from './support/Desk';
import { expect, test } from './support/test';
import { clean } from './support/clean';

/** pdfjs comes with the first document, and a busy machine takes its time to start it. */
const OPENING = 60_000;

interface Policy {
  Code: string;
  Number: string;
  Billets: { BillingId: string }[];
}

/** Pays an offer in three installments and waits for the policy. */
async function issue(desk: Desk, identifier: string): Promise<Policy> {
  const payment = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 10 };
  await desk.call('POST', '/quote/payment', { request: { identifier, payment, acceptRequired: false } });
  const policy = async () =>
    (await desk.call<{ Policy: Policy | null }>('GET', `/quote?identifier=${identifier}`)).Policy;
  await expect.poll(async () => (await policy()) !== null).toBe(true);
  return (await policy())!;
}

/** The text that a reader of the page finds, its pages one after the other. */
async function textOf(page: Page, heading: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: OPENING });
  const pages = page.getByRole('region', { name: /^Página \d+ de \d+$/ });
  const count = await pages.count();
  // The last thing that is written on a page is its number.
  for (let index = 0; index < count; index += 1) {
    await expect(pages.nth(index)).toContainText(`Página ${index + 1} de ${count}`, { timeout: OPENING });
  }
  return (await pages.allTextContents()).join(' ').replaceAll(/\s+/g, ' ');
}

test('the draft of a contract opens over the whole page, is read, saved and printed', async ({
  page,
  signIn,
  desk,
}) => {
  await signIn('tomador');
  const identifier = await (await desk('tomador')).register({ notice: 'doc/1', guarantee: 10_000 });
  await page.goto(`/cotacao/${identifier}/minuta`);
  const text = await textOf(page, `Minuta de apólice ${identifier}`);
  for (const said of [
    'MINUTA SEM VALOR',
    'Engenharia Vale Verde Ltda',
    'doc/1',
    'Obras de drenagem',
    'R$ 150,00',
  ]) {
    expect(text).toContain(said);
  }
  const painted = await page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 !== 3 && value < 100);
    });
  expect(painted).toBe(true);

  const sheet = page.getByRole('region', { name: /^Página 1 de/ });
  const width = async () => (await sheet.boundingBox())!.width;
  const fitting = await width();
  await page.getByRole('button', { name: 'Aumentar' }).click();
  await expect.poll(width).toBeCloseTo(fitting * 1.25, 0);
  await page.getByRole('button', { name: 'Diminuir' }).click();
  await expect.poll(width).toBe(fitting);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Minuta de apólice ${identifier}.pdf`);
  const { pages } = await readPdf(readFileSync(await file.path()));
  expect(pages[0]).toContain(identifier);

  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(
        document.querySelectorAll('[data-printed=pages] img').length,
      );
    };
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const printed = { timeout: OPENING };
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(pages.length), printed);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-printed=pages]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`/cotacao/${identifier}/status`);
});

test('a policy and its billet open on a phone, and nothing finds fault with them', async ({
  page,
  signIn,
  desk,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('tomador');
  const client = await desk('tomador');
  const policy = await issue(client, await client.register({ notice: 'doc/2', guarantee: 10_000 }));
  await page.goto(`/apolices/${policy.Code}/documento`);
  expect(await textOf(page, `Apólice de seguro ${policy.Number}`)).toContain('Seguradora Sandbox');
  await clean(page);

  await page.goto(`/boleto/${policy.Billets[0]!.BillingId}`);
  const billet = await textOf(page, `Boleto ${policy.Number}`);
  // In one piece, as it is copied into a bank's application.
  await expect(page.getByText(PRINTED_LINE)).toBeAttached();
  expect(billet).toContain('SituaçãoEm Aberto');
  await page.goto(`/boleto-all/${policy.Number}`);
  // Two prints may be of two minutes.
  const print = (text: string) => text.replace(/Gerado em \S+ às \d\d:\d\d/, '');
  expect(print(await textOf(page, `Boleto ${policy.Number}`))).toBe(print(billet));
});

test('whoever holds a policy’s paper reads its code with a camera and learns that it is genuine, without signing in', async ({
  page,
  signIn,
  desk,
  otherBrowser,
  faults,
}) => {
  faults.expect(/status of 422/);
  await signIn('tomador');
  const client = await desk('tomador');
  const policy = await issue(client, await client.register({ notice: 'doc/3', guarantee: 10_000 }));
  await page.goto(`/apolices/${policy.Code}/documento`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(policy.Number, { timeout: OPENING });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar' }).click();
  const { codes } = await readPdf(readFileSync(await (await download).path()));
  const address = new URL(codes.find((code) => code !== undefined)!);

  const stranger = await otherBrowser();
  await stranger.goto(`${address.pathname}${address.hash}`);
  await expect(stranger.getByRole('heading', { level: 1, name: `Apólice ${policy.Number}` })).toBeVisible();
  await expect(stranger.getByText(/^Documento autêntico/)).toBeVisible();
  await clean(stranger);
  await stranger.getByRole('button', { name: 'Conferir outro documento' }).click();
  await stranger.getByLabel('Número do documento').fill(policy.Number);
  await stranger.getByLabel('Código de verificação').fill('0000-0000-0000-0000');
  await stranger.getByRole('button', { name: 'Conferir' }).click();
  await expect(stranger.getByText('Documento não confirmado')).toBeVisible();
  await clean(stranger);
});
