import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

const HEADERS =
  'tomador;CPF/CNPJ do segurado;Nome do Segurado;Tipo de Licitacao;Número do Edital;Início de Vigência;Prazo em Dias;Valor Contrato;Valor Garantia;Complemento do Objeto';

/** As Excel in Brazil saves a CSV; the third row has no guarantee that can be read. */
function sheet(run: string): Buffer {
  const day = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const rows = [1, 2, 3, 4, 5].map((at) =>
    [
      '11.222.333/0001-81',
      '45.997.418/0001-53',
      'Prefeitura',
      'pregão eletrônico',
      `${run}-${at}/2026`,
      day,
      '90',
      'R$ 1.000.000,00',
      at === 3 ? 'dez mil' : '10.000,00',
      'Reforma da escola',
    ].join(';'),
  );
  return Buffer.from([HEADERS, ...rows, ''].join('\r\n'), 'latin1');
}

test('five rows of a spreadsheet become five requests: one is repaired, the sending is stopped and goes on after a reload', async ({
  page,
  signIn,
  faults,
}) => {
  // Of a company that the register does not know the name is typed.
  faults.expect(/404.*ReceitaWS/);
  const path = '/cotacao/garantia/licitante';
  await signIn('cliente', { at: path });
  await page.getByRole('link', { name: 'Vários de uma vez' }).click();
  await expect(page.getByRole('heading', { name: /vários de uma vez/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /escolher/ })).toBeEnabled();
  const name = 'editais.csv';
  const file = { name, mimeType: 'text/csv', buffer: sheet(String(Date.now()).slice(-6)) };
  await page.getByTestId('batch-file-file').setInputFiles(file);
  await expect(page.getByText('4 certas, 1 com erro')).toBeVisible();
  await expectAccessible(page, 'many at once');

  await page.getByRole('button', { name: 'Corrigir linha 4' }).click();
  const guarantee = page.getByRole('dialog').getByLabel('Valor Garantia');
  await expect(guarantee).toHaveAccessibleDescription(/Valor inválido/);
  await guarantee.fill('10.000,00');
  await page.getByRole('button', { name: 'Conferir de novo' }).click();
  await expect(page.getByText('5 certas, 0 com erros')).toBeVisible();

  // The second answer waits until the sending was told to stop.
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  let sent = 0;
  await page.route('**/api/quote/bid', async (route) => {
    sent += 1;
    if (sent === 2) await stopped;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Enviar 5 solicitações' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('1 de 5 enviada')).toBeVisible();
  await page.getByRole('button', { name: 'Parar envio' }).click();
  stop();
  await expect(page.getByText('2 de 5 enviadas, 3 aguardam')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 de 5 enviadas, 3 aguardam')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar envio' }).click();
  await expect(page.getByText('5 de 5 enviadas')).toBeVisible();
  expect(sent).toBe(5);

  // The same file again asks for nothing twice.
  await page.getByText('Resultado de cada linha').click();
  const numbers = await page.getByRole('link', { name: /^BID\d+$/ }).allTextContents();
  expect(new Set(numbers).size).toBe(5);
  await expect(page.getByRole('button', { name: /escolher/ })).toBeEnabled();
  await page.getByTestId('batch-file-file').setInputFiles(file);
  await page.getByRole('button', { name: 'Enviar 4 solicitações' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('4 de 4 enviadas')).toBeVisible();
  const again = await page
    .getByRole('list')
    .getByRole('link', { name: /^BID\d+$/ })
    .allTextContents();
  expect(again.every((number) => numbers.includes(number))).toBe(true);

  await page.getByRole('link', { name: 'Acompanhar' }).click();
  await expect(page.getByRole('region', { name: 'Planilha' })).toContainText('4 solicitações de Licitante');
  await expect(page.getByRole('link', { name: String(numbers[0]) })).toBeVisible();
});
