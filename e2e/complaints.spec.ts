import { pdf } from '../server/testing/pdfSamples';
import { followMenu } from './support/layout';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('a complaint is checked, outlives the page, gets a protocol and is answered @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  await signIn('cliente', { at: '/reclamacoes-sugestoes' });
  await expect(page.getByText('NENHUM REGISTRO ENCONTRADO.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Preenchimento obrigatório')).toHaveCount(3);
  await expect(page.getByLabel('Reclamação')).toBeFocused();
  await expectAccessible(page, 'complaint with errors');

  await page.getByLabel('Reclamação').check();
  await page.getByLabel('Assunto').fill('Boleto não chegou');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('A parcela de novembro não foi enviada.');
  const file = { name: 'comprovante.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await page.getByTestId('complaint_file-file').setInputFiles(file);
  await expect(page.getByText('comprovante.pdf foi anexado!')).toBeVisible();

  await followMenu(page, 'Início');
  await page.waitForURL('**/inicio');
  await page.goto('/reclamacoes-sugestoes');
  await expect(page.getByLabel('Assunto')).toHaveValue('Boleto não chegou');
  await expect(page.getByRole('button', { name: 'comprovante.pdf', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Enviar' }).click();
  const receipt = page.getByRole('status').filter({ hasText: 'Recebemos sua mensagem' });
  const protocol = await receipt.locator('strong').innerText();
  expect(protocol).toMatch(/^REC\d{7}$/);
  await expect(page.getByLabel('Assunto')).toHaveValue('');
  const entry = page.getByRole('article', { name: 'Boleto não chegou' });
  await expect(entry).toContainText(`Protocolo ${protocol} · Reclamação`);
  await expect(entry).toContainText('Em Análise');
  await expectAccessible(page, 'complaint sent');

  const executive = await desk('executivo');
  await executive.call('PUT', `/desk/complaints/${protocol}/answer`, { answer: 'Segunda via enviada.' });
  await page.reload();
  await expect(entry).toContainText('Respondida');
  await expect(entry).toContainText('Segunda via enviada.');
  await expectAccessible(page, 'complaint answered');
});
