import type { Page } from '@playwright/test';
import type { Desk } from './support/Desk';
import { expectAccessible } from './support/expectAccessible';
import { HubWatch } from './support/HubWatch';
import { chooseInProfile } from './support/layout';
import { expect, test } from './support/test';

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const quiet = (page: Page) => page.getByRole('button', { name: 'Notificações', exact: true });

/** Asks for a proposal of an approved quote; the insurer makes it ready by itself. */
async function askForProposal(client: Desk, notice: string): Promise<string> {
  const identifier = await client.register({ notice, guarantee: 10_000 });
  const payment = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 1 };
  await client.call('POST', '/quote/payment', { request: { identifier, payment, acceptRequired: true } });
  return identifier;
}

test.beforeEach(async ({ desk, product }) => {
  // What earlier journeys left unread, or the insurer is about to say of their quotes.
  const underWay = () => product.query('SELECT identifier FROM quotes WHERE status IN (5, 7)');
  await expect.poll(underWay).toEqual([]);
  await (await desk('tomador')).call('POST', '/notification/markasread/all');
});

test('a ready proposal rings in every tab and leads to its page; read in one it is read in the other, signed out of one there is no line left', async ({
  page,
  context,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  const other = await context.newPage();
  const [hub, otherHub] = [new HubWatch(page), new HubWatch(other)];
  await page.goto('/termos-de-uso');
  await other.goto('/status-solicitacao');
  await Promise.all([hub.subscribed(), otherHub.subscribed()]);
  await expect(quiet(page)).toBeVisible();

  const identifier = await askForProposal(client, 'sino/1');
  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleName('Notificações: 1 não lida');
  }
  await expect(page.getByRole('status').filter({ hasText: `Proposta Pronta: ${identifier}` })).toBeAttached();
  await bell(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(`Proposta Pronta${identifier}`);
  await expectAccessible(page, 'the bell, open');
  await expect(bell(other)).toHaveAccessibleName('Notificações: 1 não lida');
  await page.getByRole('menuitem').press('Enter');
  await page.waitForURL(`**/cotacao/${identifier}/status`);
  await expect(quiet(page)).toBeVisible();
  await expect(quiet(other)).toBeVisible();
  await page.reload();
  await hub.subscribed(1);
  await expect(quiet(page)).toBeVisible();
  await chooseInProfile(other, 'Sair');
  for (const tab of [page, other]) await tab.waitForURL('**/login');
  await otherHub.ended();
});

test('by keyboard: opened, closed by Esc and read; then there is nothing new', async ({
  page,
  signIn,
  desk,
}) => {
  const client = await desk('tomador');
  await signIn('tomador');
  await askForProposal(client, 'sino/2');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(quiet(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nada de novo por aqui.')).toBeVisible();
  await expectAccessible(page, 'the bell with nothing new');
});

test('a server that dies and comes back: the line is up again and nothing was lost', async ({
  page,
  product,
  signIn,
  desk,
  faults,
}) => {
  // A server that has just come up may still ask for patience, which the page has.
  faults.expect(/ERR_CONNECTION_|503/);
  const before = await desk('tomador');
  const identifier = await before.register({ notice: 'sino/3', guarantee: 10_000 });
  const hub = new HubWatch(page);
  await signIn('tomador', { at: '/status-solicitacao' });
  await hub.subscribed(0);
  const subscriptions = hub.subscriptions();
  await product.kill();
  await hub.ended();
  await product.start();
  const client = await desk('tomador');
  const payment = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 1 };
  await client.call('POST', '/quote/payment', { request: { identifier, payment, acceptRequired: true } });
  await hub.subscribed(subscriptions);
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await expect(page.getByRole('row').filter({ hasText: identifier })).toContainText('Proposta Pronta');
});

test('without WebSockets the portal stays silent and looks by itself', async ({ page, signIn, desk }) => {
  const client = await desk('tomador');
  await page.routeWebSocket(/notification\/hub/, (socket) => socket.close());
  await page.clock.install();
  await signIn('tomador');
  const identifier = await askForProposal(client, 'sino/4');
  await expect
    .poll(async () => (await client.call<{ data: string }[]>('GET', '/notification')).map(({ data }) => data))
    .toContain(identifier);
  await page.clock.fastForward('00:31');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a long list scrolls within the screen', async ({ page, signIn, product }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await product.query(
    `INSERT INTO notifications (user_uid, notification_type, data, created_at)
     SELECT 'demo-tomador', 'ReadyProposal', 'LONGA' || n, now() FROM generate_series(1, 40) n`,
  );
  await signIn('tomador');
  await expect(bell(page)).toHaveAccessibleName('Notificações: 40 não lidas');
  await bell(page).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Notificações', { exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(quiet(page)).toBeVisible();
});
