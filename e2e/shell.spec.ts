import { expect, test } from './support/test';

/** Of the policy whose billets are overdue. */
const OVERDUE = '202675990000100';

test('executive, assistants, superintendent and call centre can be called @narrow', async ({
  page,
  signIn,
}) => {
  await signIn('cliente');
  await page.getByRole('button', { name: 'Fale com o seu executivo' }).click();
  const panel = page.getByRole('dialog', { name: 'Fale com o seu executivo' });
  await expect(panel).toBeFocused();
  const executive = panel.getByRole('region', { name: 'Executivo Responsável: Elisa Duarte' });
  await expect(executive.getByRole('link', { name: 'WhatsApp de Elisa Duarte' })).toHaveAttribute(
    'href',
    'https://wa.me/5511987650066',
  );
  await expect(executive.getByRole('link', { name: '(11) 4004-0066' })).toBeVisible();
  await expect(panel.getByRole('region', { name: /^Assistente: / })).toHaveCount(2);
  await expect(panel.getByRole('region', { name: 'Superintendente: Sérgio Monteiro' })).toBeVisible();
  await expect(panel.getByRole('link', { name: '0800 000 0100' })).toHaveAttribute('href', 'tel:08000000100');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Fale com o seu executivo' })).toBeFocused();
});

test('a new executive introduces himself once @narrow', async ({ page, signIn, product }) => {
  await product.query(`UPDATE users SET new_executive_notification = true WHERE uid = 'demo-tomador'`);
  await signIn('tomador');
  const seen = page.waitForResponse('**/api/user/NewExecutiveVisualized');
  await page.getByRole('button', { name: 'Conheça seu novo executivo' }).click();
  await expect(page.getByRole('dialog', { name: 'Fale com o seu executivo' })).toBeVisible();
  await seen;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fale com o seu executivo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conheça seu novo executivo' })).toBeHidden();
});

test('overdue billets are counted and lead to the billets @narrow', async ({ page, signIn, product }) => {
  await product.query(`
    WITH policy AS (
      INSERT INTO policies (number, proposal_number, product, insurer_name, client_document, insured_amount,
        validity_start, validity_end, commercial_premium, iof, gross_premium, issued_at)
      VALUES ('${OVERDUE}', 'P99000', 'BID', 'Seguradora', '11444777000161', 1000,
        current_date - 60, current_date + 60, 150, 0, 150, now()) RETURNING id)
    INSERT INTO billets (policy_id, installment, installments, payment_type, amount, due_date, our_number,
      bar_code, issued_at)
    SELECT id, n, 2, 1, 75, current_date - 30 * n, '9900' || n, lpad('9900' || n, 44, '0'), now()
    FROM policy, generate_series(1, 2) n`);
  await signIn('tomador');
  await expect(page.getByText('Você tem 2 Boletos com pagamentos em atraso.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver Pendências >' }).click();
  await page.waitForURL('**/financeiro');
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ status: 'Expired' });
  await page.goto('/inicio');
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(page.getByText('Alertas')).toBeHidden();
  const policy = `(SELECT id FROM policies WHERE number = '${OVERDUE}')`;
  await product.query(`DELETE FROM billets WHERE policy_id = ${policy}`);
  await product.query(`DELETE FROM policies WHERE id = ${policy}`);
});

test('only a responsible client manages users @narrow', async ({ page, signIn }) => {
  await signIn('cliente');
  await page.getByRole('button', { name: 'Perfil' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Meus dados', 'Alterar senha', 'Sair']);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL('**/login');
  await signIn('responsavel');
  await page.getByRole('button', { name: 'Perfil' }).click();
  await expect(page.getByRole('menuitem', { name: 'Gerenciar Usuários' })).toBeVisible();
});

test('the drawer of a phone closes when the window reaches 960 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 959, height: 800 });
  await signIn('cliente');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Apólices' })).toBeVisible();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
});

test('content keeps clear of the round buttons; the skip link leaves the page as it is; focus is seen on navy', async ({
  page,
  signIn,
}) => {
  await signIn('cliente');
  await page.goto('/ajuda#financeiro');
  const article = page.getByRole('heading', { name: 'Como usar o financeiro' });
  await expect(article).toBeVisible();
  for (const width of [960, 1280, 1440, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    const column = await page.locator('#conteudo > div').boundingBox();
    const button = await page.getByRole('button', { name: 'Fale com o seu executivo' }).boundingBox();
    expect(column!.x + column!.width, `${width} px`).toBeLessThan(button!.x);
  }
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
  await expect(page.locator('#conteudo')).toBeFocused();
  await expect(article).toBeVisible();
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link').first().press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('header :focus')).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
});

test('the terms on paper begin on the first page and show nothing to press', async ({ page, signIn }) => {
  await signIn('cliente');
  await page.goto('/termos-de-uso');
  const download = page.getByRole('link', { name: 'Baixar Termos de Uso' });
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(download).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Termos de Uso' })).toBeVisible();
  await expect(page.locator('main section').first()).toHaveCSS('break-inside', 'auto');
});

test('error pages have no footer @narrow', async ({ page, signIn }) => {
  await signIn('cliente');
  await expect(page.getByText('mais de 550 mil apólices emitidas')).toBeVisible();
  await page.goto('/error/404');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByText('mais de 550 mil apólices emitidas')).toBeHidden();
});

test('without an executive there is help; WhatsApp, social pages and the brand are as configured', async ({
  page,
  signIn,
  otherBrowser,
  product,
}) => {
  await signIn('executivo', { at: '/inicio' });
  await expect(page.getByRole('button', { name: 'Precisa de ajuda?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toBeHidden();
  await page.goto('about:blank');
  await product.stop();
  const social = 'https://social.test/lastro';
  const env = {
    BRAND_NAME: 'Alvorada',
    BROKERAGE_WHATSAPP: '(11) 91234-5678',
    BROKERAGE_SOCIAL: `LinkedIn=${social}`,
  };
  await product.start({ env });
  const other = await otherBrowser();
  await signIn('cliente', { page: other });
  await expect(other.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5511987650066',
  );
  await expect(other.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', social);
  await expect(other).toHaveTitle('Boas-vindas, Clara Nogueira · Alvorada');
  await expect(other.getByText('© Alvorada · Seguros e garantias')).toBeVisible();
  await other.goto('about:blank');
  await product.stop();
  await product.start();
});
