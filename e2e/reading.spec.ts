import { readFileSync } from 'node:fs';
import { samplePdf } from '../tests/reading/samplePdf';
import { bidOpened, ROUTE } from './support/bid';
import { expect, test } from './support/test';

const sample = JSON.parse(readFileSync('tests/reading/samples/edital-01.json', 'utf8'));

test('a notice in PDF answers the first questions, and nothing of it leaves the browser', async ({
  page,
  signIn,
  faults,
}) => {
  // No company has the sample's number.
  faults.expect(/404/);
  const pdf = await samplePdf(sample);
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const file = page.getByTestId('reading-file');
  await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('não é') });
  await expect(page.getByText('não é um PDF')).toBeVisible();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await file.setInputFiles({ name: 'edital.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  const proposed = page.getByRole('list', { name: 'Valores propostos' });
  await expect(proposed.getByText('Página 1').first()).toBeVisible();
  const before = sent.length;
  const count = await proposed.getByRole('listitem').count();
  expect(count).toBeGreaterThan(3);
  expect(sent.slice(0, before).filter((call) => !call.startsWith('GET '))).toEqual([]);
  await page.getByRole('button', { name: 'Usar todos' }).click();
  await expect(page.getByText(`${count} respostas vieram de`)).toBeVisible();
  const document = page.getByLabel('CPF/CNPJ do Segurado');
  await expect(document).toHaveValue('12.892.327/0001-02');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(document).toHaveValue('');
});
