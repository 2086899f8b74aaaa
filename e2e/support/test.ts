import { expect, test as base, type Page } from '@playwright/test';
import { DEMONSTRATION_PASSWORD } from '../../server/infra/identity/demonstrationAccounts';
import { Desk, type Account } from './Desk';
import { Faults } from './Faults';
import { Product } from './Product';

interface Fixtures {
  /** Page errors, console errors and CSP violations in any page; checked when the journey ends. */
  faults: Faults;
  /** Opens an account at the API, without what an earlier journey left unfinished. */
  desk(account: Account): Promise<Desk>;
  /** Signs `account` in through the login page and waits for the page behind it; its drafts are forgotten before. */
  signIn(account: Account, options?: SignInOptions): Promise<void>;
  /** A page in a browser that knows nothing of the first one. */
  otherBrowser(): Promise<Page>;
}

interface SignInOptions {
  page?: Page;
  /** Leaves drafts on the server alone. */
  keepDrafts?: boolean;
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
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      await faults.watch(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  desk: async ({ product }, use) =>
    use(async (account) => {
      const desk = await Desk.open(product.baseURL, account);
      await desk.forgetDrafts();
      return desk;
    }),
  signIn: async ({ page: first, desk }, use) =>
    use(async (account, { page = first, keepDrafts = false } = {}) => {
      if (!keepDrafts) await desk(account);
      await page.goto('/login');
      await logIn(page, account);
    }),
  otherBrowser: async ({ browser, contextOptions, baseURL, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL });
      contexts.push(context);
      await faults.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Fills the login page that is open, and waits for the page behind it. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(`${account}@lastro.test`);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => !['/login', '/callback'].includes(url.pathname));
}
