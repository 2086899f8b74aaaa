import type { Page } from '@playwright/test';
import { bidOpened, choose, ROUTE } from './support/bid';
import { expect, logIn, test } from './support/test';

/** Of cliente@lastro.test, and of tomador@lastro.test (server/seed/README.md). */
const [POLICY, OTHERS] = ['20260775900000100', '20260775900003000'];
const SEEN = /^Sem conexão\. Mostrando o que foi visto em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/;
const LOCAL = 'Rascunho só neste navegador; será enviado quando a conexão voltar.';

test.use({ serviceWorkers: 'allow' });

/** Numbers of policies in what this browser keeps of answers, and what of the API its caches hold. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('lastro');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
    });
    const rows = await new Promise<{ uid: string; question: string }[]>((resolve) => {
      if (!db.objectStoreNames.contains('answers')) return resolve([]);
      const all = db.transaction('answers').objectStore('answers').getAll();
      all.addEventListener('success', () => resolve(all.result as { uid: string; question: string }[]));
    });
    db.close();
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const calls = kept.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api'));
    return {
      questions: rows.map(({ uid, question }) => `${uid} ${question}`),
      calls: calls.map(({ url }) => url),
      noted: Object.keys(localStorage).filter((key) => /draft|seen|visit/.test(key)),
    };
  });

/** The worker has all that it keeps at once, and stands behind the page. */
const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Of the list's policies, by their numbers. */
const policies = (page: Page) => page.getByRole('main').getByRole('link', { name: /^\d{17}$/ });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Perfil/ }).click();
  await page.getByText('Sair', { exact: true }).click();
  await page.waitForURL('**/login');
}

test('without a connection, and with the server away, the portal opens with what was seen last; signing out leaves nothing', async ({
  page,
  context,
  signIn,
  desk,
  faults,
  product,
}) => {
  // A picture asked for ahead while the worker takes over is asked for again, and Chromium says so.
  faults.expect(/ERR_|Failed to fetch|status of 50|preload.*header\.svg|header\.svg.*preload/);
  const client = await desk('cliente');
  await signIn('cliente', { at: ROUTE });
  await bidOpened(page);
  await isKept(page);
  await page.goto('/inicio');
  await expect(page.getByRole('heading', { name: 'Precisa de você' })).toBeVisible();
  await page.goto('/apolices');
  const policy = policies(page).first();
  await policy.click();
  await expect(page.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible();
  // It is written while the page is read already.
  await expect.poll(async () => (await left(page)).questions.join()).toContain('/InsurancePolicy/findById');
  await page.goto('/apolices');
  await expect(policy).toBeVisible();
  await expect.poll(async () => (await left(page)).questions.join()).toContain('/InsurancePolicy/search');

  await context.setOffline(true);
  await page.goto('/apolices');
  await expect(page.getByText(SEEN)).toBeVisible();
  await policy.click();
  await expect(page.getByText(SEEN)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(SEEN)).toBeHidden();

  // With the server away a draft is begun, and taken up by a page that is opened anew.
  await product.stop();
  await page.goto(ROUTE);
  await bidOpened(page);
  await choose(page, 'Tipo de Licitação', 'Concorrência');
  await expect(page.getByText(LOCAL)).toBeVisible();
  await page.goto('/inicio');
  await expect(page.getByText(SEEN)).toBeVisible();
  await page.goto(ROUTE);
  await page.getByRole('button', { name: /^Continuar rascunho/ }).click();
  await expect(page.getByLabel('Tipo de Licitação')).toHaveValue('Concorrência');

  // Once it is back the draft goes up, and what is shown is fresh, without anybody doing anything.
  await product.start();
  await expect.poll(async () => (await client.drafts()).length).toBe(1);
  await expect(page.getByText(/^Sem conexão\./)).toBeHidden();

  await signOut(page);
  expect(await left(page)).toEqual({ questions: [], calls: [], noted: [] });
  await logIn(page, 'tomador');
  await page.goto('/apolices');
  await expect(page.getByText(OTHERS)).toBeVisible();
  await expect.poll(async () => (await left(page)).questions.join()).toContain('/InsurancePolicy/search');
  await context.setOffline(true);
  await page.goto(`/apolices/${POLICY}`);
  await expect(page.getByText('Não foi possível falar com o servidor.')).toBeVisible();
  await page.goto('/apolices');
  await expect(page.getByText(SEEN)).toBeVisible();
  await expect(page.getByText(POLICY)).toBeHidden();
  const { questions } = await left(page);
  expect(questions.filter((one) => !one.startsWith('demo-tomador '))).toEqual([]);
});
