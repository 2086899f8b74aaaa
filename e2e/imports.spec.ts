import { encrypted, pdf } from '../server/testing/pdfSamples';
import { choose } from './support/bid';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

const upload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** A page that says, in letters that a reader of PDFs finds, what a policy says. */
function policyPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line}) Tj 0 -12 Td`).join(' ');
  const drawing = `BT /F1 8 Tf 10 180 Td ${shown} ET`;
  return pdf({
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    4: `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  });
}

test('policies come in as PDFs, each on its own; a person at the desk makes one of them a policy', async ({
  page,
  signIn,
  otherBrowser,
  faults,
}) => {
  faults.expect(/422/);
  // What is torn is told to the person; the reader of PDFs tells the console too.
  faults.expect(/Indexing all PDF objects/);
  await signIn('cliente', { at: '/importacao-de-apolices' });
  const text = policyPdf([
    'Avla Seguros - Apolice: 77.1234567-8',
    'Tomador CNPJ 11.222.333/0001-81',
    'Vigencia: 01/03/2026 ate 01/03/2030',
    'Importancia Segurada: R$ 1.500,00',
  ]);
  await page
    .getByTestId('import-files-file')
    .setInputFiles([
      upload('avla.pdf', text),
      upload('rasgada.pdf', Buffer.from('%PDF-1.7 rasgada')),
      upload('com senha.pdf', encrypted),
    ]);
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(card('com senha.pdf')).toContainText('O arquivo PDF está protegido por senha.');
  await expect(card('rasgada.pdf')).toContainText('Não foi enviado.');
  await expect(card('avla.pdf').getByLabel('Número da apólice')).toHaveValue('7712345678');
  await expectAccessible(page, 'imports');
  await card('avla.pdf').getByRole('button', { name: 'Enviar para validação' }).dblclick();
  await expect(card('avla.pdf')).toContainText('Enviada para validação com o número');
  await expect(page.getByRole('table', { name: 'Apólices enviadas' }).getByRole('row')).toHaveCount(2);

  const executive = await otherBrowser();
  await signIn('executivo', { page: executive, at: '/executivo/importacoes' });
  await executive.getByRole('link', { name: /^IMP/ }).first().click();
  await expect(executive.getByRole('heading', { name: /^Importação IMP/ }).first()).toBeVisible();
  await choose(executive, 'Produto', 'Licitante');
  await expectAccessible(executive, 'import at the desk');
  await executive.getByRole('button', { name: 'Aceitar apólice' }).click();
  await expect(executive.getByText('Aceita', { exact: true })).toBeVisible();

  await page.goto('/apolices');
  await page.getByRole('table', { name: 'Apólices' }).getByRole('link', { name: '7712345678' }).click();
  await expect(page.getByText('Avla').first()).toBeVisible();
});
