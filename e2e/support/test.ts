import { expect, test as base, type Page } from '@playwright/test';
import { DEMONSTRATION_PASSWORD } from '../../server/infra/identity/demonstrationAccounts';
import { Desk, type Account } from './Desk';
import { Faults } from './Faults';
import { misfits } from './misfits';
import { Product } from './Product';
import { expectSignedIn, SignedIn } from './SignedIn';
import { SIZES } from './sizes';

interface Fixtures {
  /** Page errors, console errors and CSP violations in any page; checked when the journey ends. */
  faults: Faults;
  /** Opens an account at the API, without what an earlier journey left unfinished. */
  desk(account: Account): Promise<Desk>;
  /** On a phone every page that is open when the journey ends fits its screen. */
  fits: void;
  /**
   * Signs `account` in and waits for its home; its drafts are forgotten before. The first time in a worker it is
   * through the login page, later as in a browser that was signed in before.
   */
  signIn(account: Account, options?: SignInOptions): Promise<void>;
  /** A page in a browser that knows nothing of the first one. */
  otherBrowser(): Promise<Page>;
}

interface SignInOptions {
  page?: Page;
  /** Leaves drafts on the server alone. */
  keepDrafts?: boolean;
  /** Through the login page in any case: the journey minds what happens there. */
  byForm?: boolean;
  /** An address to open instead of home; the journey waits for it. */
  at?: string;
}

interface WorkerFixtures {
  /** One product for all journeys of a worker. */
  product: Product;
  signedIn: SignedIn;
}

/** Who begins elsewhere than at home. */
const HOMES: Partial<Record<Account, string>> = { executivo: '/executivo' };

/** Playwright's test with a running product behind `baseURL`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({ browser: _browser }, use) => {
      const product = await Product.create();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  signedIn: [async ({ product: _product }, use) => use(new SignedIn()), { scope: 'worker' }],
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
  fits: [
    async ({ context, viewport }, use) => {
      await use();
      if (viewport?.width !== SIZES.narrow.width) return;
      for (const page of context.pages()) expect(await misfits(page)).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page: first, desk, signedIn }, use) =>
    use(async (account, { page = first, keepDrafts = false, byForm = false, at } = {}) => {
      if (!keepDrafts) await desk(account);
      if (!byForm && (await signedIn.restore(page, account))) {
        await page.goto(at ?? HOMES[account] ?? '/inicio');
        return at ? undefined : expectSignedIn(page);
      }
      await page.goto('/login');
      await logIn(page, account);
      await signedIn.keep(page, account);
      if (at) await page.goto(at);
    }),
  otherBrowser: async ({ browser, contextOptions, baseURL, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
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
