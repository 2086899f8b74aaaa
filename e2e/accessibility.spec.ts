import { choose, filledAnswers, openBid, proceed, resumeAt } from './support/bid';
import { expectAccessible as check } from './support/expectAccessible';
import { expect, test } from './support/test';

test('sign-in, home, choice of product and errors', async ({ page, signIn, desk }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Preenchimento obrigatório').first()).toBeVisible();
  await check(page, 'login with errors');
  const client = await desk('cliente');
  await client.keepDraft(await filledAnswers(client, 'axe/1'), {});
  await signIn('cliente', { keepDrafts: true });
  await expect(page.getByRole('heading', { name: 'Precisa de você' })).toBeVisible();
  await check(page, 'home with a draft');
  await page.goto('/rascunhos');
  await expect(page.getByRole('button', { name: 'Continuar rascunho' })).toBeVisible();
  await check(page, 'drafts');
  await page.goto('/cotacao');
  await choose(page, 'Produto', 'Seguro Garantia Setor Público');
  await proceed(page);
  await check(page, 'choice of product with errors');
  await page.goto('/error/404');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await check(page, 'error page');
});

test('each step of the wizard: empty, with errors, filled', async ({ page, signIn, desk }) => {
  await signIn('cliente');
  const client = await desk('cliente');
  await openBid(page);
  await check(page, 'first step, empty');
  await proceed(page);
  await check(page, 'first step, with errors');
  const answers = await filledAnswers(client, 'axe/2');
  await resumeAt(page, client, 'insured', answers);
  await expect(page.getByLabel('Nome do Segurado')).not.toBeEditable();
  await check(page, 'first step, filled');
  const insured = Object.entries(answers).filter(([path]) => path.startsWith('insured.'));
  await resumeAt(page, client, 'object', Object.fromEntries(insured));
  await check(page, 'second step, empty');
  await proceed(page);
  await check(page, 'second step, with errors');
  await resumeAt(page, client, 'object', answers);
  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await check(page, 'second step, filled, calendar open');
  await resumeAt(page, client, 'requester', answers);
  await check(page, 'third step, filled');
  await page.getByLabel('Nome do Solicitante').fill('');
  await proceed(page);
  await check(page, 'third step, with errors');
});

test('offer of a draft, files, warning, confirmation, overlay, outcomes', async ({
  page,
  signIn,
  desk,
  faults,
}) => {
  faults.expect(/quote\/bid/);
  await signIn('cliente');
  const client = await desk('cliente');
  const answers = await filledAnswers(client, 'axe/3');
  await client.keepDraft(answers, {});
  await page.goto('/cotacao/garantia/licitante');
  await expect(page.getByText('Você tem uma solicitação não concluída')).toBeVisible();
  await check(page, 'offer of a draft');
  await resumeAt(page, client, 'object', { ...answers, 'objectProperty.deadline': 60 });
  await proceed(page);
  await check(page, 'warning');
  await resumeAt(page, client, 'files', answers);
  const buffer = (await import('../server/testing/pdfSamples')).pdf();
  const file = { name: `${'edital-'.repeat(20)}.pdf`, mimeType: 'application/pdf', buffer };
  await page.locator('#step-files input[type=file]').setInputFiles(file);
  await expect(page.getByText('foi anexado!')).toBeVisible();
  await check(page, 'fourth step, with a file and a toast');
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
  await check(page, 'confirmation');
  await page.route('**/api/quote/bid', (route) => route.abort(), { times: 1 });
  await proceed(page);
  await expect(page.getByText('Algo deu errado ao solicitar apólice.')).toBeVisible();
  await check(page, 'failed registration');
  await page.route('**/api/quote/bid', () => undefined);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Aguarde, estamos processando sua solicitação...')).toBeVisible();
  await check(page, 'overlay');
});
