import { choose } from './support/bid';
import { ownPerson } from './support/ownPerson';
import { expect, test } from './support/test';

const WHO = 'proprio-muda';
const PATH = '/atualizacao-cadastral';

test('an address given by its CEP is there the next time, and may be moved to another state', async ({
  page,
  product,
  signIn,
}) => {
  await ownPerson(product, WHO, { like: 'cliente', name: 'Mara Prado' });
  await signIn(WHO, { at: PATH });
  await page.getByLabel('CEP').pressSequentially('01310100');
  await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await page.getByLabel('Número').fill('900');
  const saved: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && saved.push(request.url())));
  await page.getByRole('button', { name: 'Salvar' }).dblclick();
  await page.waitForURL('**/inicio');
  expect(saved).toHaveLength(1);

  await page.goto(PATH);
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await choose(page, 'Estado', 'RJ');
  await expect(page.getByLabel('Cidade')).toHaveValue('');
  await choose(page, 'Cidade', 'Niterói');
  await expect(page.getByLabel('Estado')).toHaveValue('RJ');
});
