import type { Page } from '@playwright/test';
import { encrypted, pdf, scripted } from '../server/testing/pdfSamples';
import { filledAnswers, proceed, resumeAt } from './support/bid';
import type { Desk } from './support/Desk';
import { expect, test } from './support/test';

const upload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const input = (page: Page) => page.locator('#step-files input[type=file]');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);

async function openFiles(page: Page, desk: Desk): Promise<void> {
  await resumeAt(page, desk, 'files', await filledAnswers(desk, 'arquivos/1'));
}

/** Drops files on the zone as a hand would. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const name of all) transfer.items.add(new File(['%PDF-'], name, { type: 'application/pdf' }));
    return transfer;
  }, names);
  await page
    .getByRole('button', { name: /Clique para escolher/ })
    .dispatchEvent('drop', { dataTransfer: data });
}

test('a PDF is attached, opened in a new tab, removed, and attached for good', async ({
  page,
  context,
  signIn,
  desk,
}) => {
  await signIn('cliente');
  await openFiles(page, await desk('cliente'));
  await input(page).setInputFiles(upload('edital.pdf', pdf()));
  await expect(toast(page, 'edital.pdf foi anexado!')).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'edital.pdf', exact: true }).click();
  const tab = await opening;
  await tab.waitForURL(/^blob:/);
  await tab.close();
  await page.getByRole('button', { name: 'Remover edital.pdf' }).click();
  await expect(page.getByRole('button', { name: 'edital.pdf', exact: true })).toBeHidden();
  await input(page).setInputFiles(upload('contrato social.pdf', pdf()));
  await expect(toast(page, 'contrato social.pdf foi anexado!')).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar contrato social.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('contrato social.pdf');
});

const refused: [string, Buffer, string][] = [
  ['pagina.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'O arquivo não é um PDF.'],
  ['cortado.pdf', pdf().subarray(0, 200), 'O arquivo PDF está incompleto.'],
  ['protegido.pdf', encrypted, 'O arquivo PDF está protegido por senha.'],
  ['script.pdf', scripted['when opened']!, 'O arquivo PDF contém scripts, ações ou anexos e não pode ser aceito.'],
  ['vazio.pdf', Buffer.alloc(0), 'O arquivo está vazio.'],
  ['enorme.pdf', Buffer.concat([pdf(), Buffer.alloc(10_000_000)]), 'O arquivo deve ter no máximo 10 MB.'],
];

test('what is no acceptable PDF is refused with its reason, and nothing is stored', async ({
  page,
  signIn,
  desk,
  product,
  faults,
}) => {
  faults.expect(/4(13|22).*document\/save/);
  await signIn('cliente');
  await openFiles(page, await desk('cliente'));
  const before = await product.count('documents');
  for (const [name, content, reason] of refused) {
    await input(page).setInputFiles(upload(name, content));
    await expect(toast(page, `Ocorreu um erro e ${name} não foi anexado! ${reason}`)).toBeVisible();
  }
  await drop(page, ['um.pdf', 'dois.pdf']);
  await expect(
    toast(page, 'Ocorreu um erro e um.pdf, dois.pdf não foi anexado! Envie um arquivo por vez.'),
  ).toBeVisible();
  await drop(page, ['nota.txt']);
  await expect(
    toast(page, 'Ocorreu um erro e nota.txt não foi anexado! Somente arquivos PDF são aceitos.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Arquivos anexados' })).toBeHidden();
  const listed = page.getByRole('list', { name: 'Arquivos não anexados' });
  await expect(listed.getByRole('listitem')).toHaveCount(refused.length + 3);
  expect(await product.count('documents')).toBe(before);
});

test('an upload that the network loses can be tried again', async ({ page, signIn, desk, faults }) => {
  faults.expect(/document\/save/);
  await signIn('cliente');
  await openFiles(page, await desk('cliente'));
  await page.route('**/api/document/save', (route) => route.abort(), { times: 1 });
  await input(page).setInputFiles(upload('edital.pdf', pdf()));
  await expect(toast(page, 'Ocorreu um erro e edital.pdf não foi anexado!')).toBeVisible();
  await input(page).setInputFiles(upload('edital.pdf', pdf()));
  await expect(toast(page, 'edital.pdf foi anexado!')).toBeVisible();
});
