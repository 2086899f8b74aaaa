import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { taskTime, threadTime } from './threadTime';

/** Long enough for everything that waits for typing to pause: panel (250 ms), announcement (700 ms). */
const SETTLED = 1000;
/** Between two keys: each gets a frame of its own. */
const KEY_PAUSE = 25;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page in a process of its own, whose main thread can be measured. */
export class Tab {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly cdp: CDPSession,
  ) {}

  static async open(browser: Browser, url: string): Promise<Tab> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(url);
    const cdp = await threadTime(page);
    const tab = new Tab(page, context, cdp);
    await page.locator('#conteudo input').first().waitFor();
    await tab.settle();
    return tab;
  }

  /** What `work` costs the main thread, with all that it leaves to be done afterwards. */
  async cost(work: () => Promise<void>): Promise<number> {
    const before = await taskTime(this.cdp);
    await work();
    await this.settle();
    return (await taskTime(this.cdp)) - before;
  }

  /** One key, by its name in Playwright; the page has handled it when this returns. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await pause(KEY_PAUSE);
  }

  async typeKeys(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  settle(): Promise<void> {
    return pause(SETTLED);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
