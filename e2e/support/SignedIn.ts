import { expect, type Page } from '@playwright/test';
import type { Account } from './Desk';

/** What Firebase keeps in this browser of who signed in, by its key. */
type Kept = readonly [key: string, value: string];

/** Of Firebase's own name for it. */
const PREFIX = 'firebase:authUser:';

/** Accounts that signed in through the login page before: their token and its renewal serve later journeys too. */
export class SignedIn {
  private readonly kept = new Map<Account, Kept>();

  /** Remembers who has just signed in on that page. */
  async keep(page: Page, account: Account): Promise<void> {
    const entries = await page.evaluate(() => Object.entries(localStorage));
    const entry = entries.find(([key]) => key.startsWith(PREFIX));
    if (entry) this.kept.set(account, entry);
  }

  /** Whether `account` is signed in on that page now, as after a restart of a browser that it had signed in with. */
  async restore(page: Page, account: Account): Promise<boolean> {
    const entry = this.kept.get(account);
    if (!entry) return false;
    await page.goto('/robots.txt');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
    return true;
  }

  /** Changing a password or closing an account ends all its sessions. */
  forget(account: Account): void {
    this.kept.delete(account);
  }
}

/** The profile is there for whom the server knows. */
export const expectSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: /^Perfil/ })).toBeVisible();
