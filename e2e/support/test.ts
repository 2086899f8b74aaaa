import { test as base, type Page } from '@playwright/test';
import { DEMONSTRATION_PASSWORD } from '../../server/infra/identity/demonstrationAccounts';
import { Product } from './Product';

/** Whom a journey signs in as: the first part of a demonstration account's e-mail. */
export type Account = 'cliente' | 'tomador' | 'responsavel' | 'pessoafisica' | 'semcliente' | 'executivo';

interface Fixtures {
  /** Signs `account` in through the login page and waits for the page behind it. */
  signIn(account: Account, page?: Page): Promise<void>;
}

interface WorkerFixtures {
  /** One product for all journeys of a worker. */
  product: Product;
}

/** Playwright's test with a running product behind `baseURL`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({ browser: _browser }, use) => {
      const product = await Product.create();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.baseURL),
  signIn: async ({ page }, use) => use((account, other = page) => signInAs(other, account)),
});

export { expect } from '@playwright/test';

async function signInAs(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(`${account}@lastro.test`);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !['/login', '/callback'].includes(url.pathname));
}
