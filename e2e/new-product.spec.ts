import { choose, dateFromToday, proceed } from './support/bid';
import { Desk } from './support/Desk';
import { approve, propose } from './support/everydayChanges';
import { expectAccessible } from './support/expectAccessible';
import { register } from './support/finish';
import { expect, test } from './support/test';

const NAME = 'Seguro Viagem';
const ID = 'seguro-viagem';

/** What a customer answers of the product as the template lays it out. */
const answers = {
  'details.policyHolder': { value: '11222333000181', label: 'Construtora Serra Azul Ltda' },
  'details.document': '76543210000198',
  'details.name': 'Prefeitura de Itu',
  'details.kind': 'Obra',
  'details.site': 'Ponte do Salto',
  'details.value': 100000,
  'details.startDateValidity': dateFromToday(0).split('/').toReversed().join('-'),
  'details.deadline': 365,
  'requester.name': 'Clara Nogueira',
  'requester.phone': '11987650011',
};

test('a new product comes from the studio to an open portal, without a line of JSON and without a deployment', async ({
  page,
  product,
  signIn,
  desk,
  otherBrowser,
  faults,
}) => {
  faults.expect(/503 \(Service Unavailable\) \[\S*\/api\/publishing\/check\]/);
  await signIn('cliente', { at: '/inicio' });
  const bench = await otherBrowser();
  await signIn('analista', { page: bench });
  await bench.goto('/produtos/rascunhos');
  await bench.getByText('Novo produto', { exact: true }).click();
  await bench.getByLabel('Nome do produto').fill(NAME);
  await expect(bench.getByLabel('Endereço')).toHaveValue(ID);
  await expectAccessible(bench, 'a new product about to begin');
  await bench.getByRole('button', { name: 'Começar produto' }).click();
  await expect(bench.getByText('Nenhum problema nas definições.')).toBeVisible();
  await expect(bench.getByRole('heading', { name: `Novo produto: ${NAME}` })).toBeVisible();
  const Id = await propose(bench, NAME);
  const publisher = await Desk.open(product.baseURL, 'aprovador');
  await approve(publisher, Id);
  try {
    // The customer's portal was open all the time.
    await page
      .getByRole('link', { name: /^Nova [Ss]olicitação|Solicitar/ })
      .first()
      .click();
    await choose(page, 'Produto', NAME);
    const client = await desk('cliente');
    await client.keepDraft(answers, { details: 'open' }, ID);
    await proceed(page);
    await page.getByRole('button', { name: 'Continuar rascunho' }).click();
    await expect(page.getByLabel('Prazo em Dias')).toHaveValue('365');
    await proceed(page);
    await expect(page.getByLabel('Nome do Solicitante')).toBeVisible();
    await proceed(page);
    await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
    await register(page, product);
    await expect(page.getByText(NAME).first()).toBeVisible();
    await expectAccessible(page, 'a request of a published product');
  } finally {
    await publisher.call('POST', '/publishing/back', { Id });
  }
});
