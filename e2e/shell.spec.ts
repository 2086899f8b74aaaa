import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

test('the drawer of a phone closes at 960 px; content keeps clear of the round buttons; the skip link leaves the page as it is; focus is seen on navy', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 959, height: 800 });
  await signIn('cliente');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Apólices' })).toBeVisible();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();

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

test('WhatsApp, social pages and the brand are as configured; the contacts open', async ({
  page,
  signIn,
}) => {
  const social = 'https://social.test/lastro';
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const { Data, ...rest } = (await response.json()) as { Data: { brand: object; brokerage: object } };
    const brand = { ...Data.brand, name: 'Alvorada', subFooter: '© Alvorada · Seguros e garantias' };
    const links = { whatsApp: '11912345678', social: [{ name: 'LinkedIn', url: social }] };
    const brokerage = { ...Data.brokerage, ...links };
    await route.fulfill({ response, json: { ...rest, Data: { ...Data, brand, brokerage } } });
  });
  await signIn('cliente');
  await expect(page.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5511987650066',
  );
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', social);
  await expect(page).toHaveTitle('Boas-vindas, Clara Nogueira · Alvorada');
  await expect(page.getByText('© Alvorada · Seguros e garantias')).toBeVisible();
  await page.getByRole('button', { name: 'Fale com o seu executivo' }).click();
  const panel = page.getByRole('dialog', { name: 'Fale com o seu executivo' });
  await expect(panel.getByRole('link', { name: '0800 000 0100' })).toHaveAttribute('href', 'tel:08000000100');
  await expectAccessible(page, 'contacts');
});
