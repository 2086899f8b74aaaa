import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { Product } from '../../e2e/support/Product';
import { median } from '../driver/median';
import type { Row } from '../driver/rows';
import { openQuestion, openWords, signIn } from './openPages';
import { shownAt } from './shownAt';

/** Milliseconds, as the issue names it. */
const MOST = 300;
/** Longer than between the keys of a word. */
const REST_MS = 1_500;

/** Ms from the last of some keys to the words in the wizard beside them, each time after a rest. */
async function keys(page: Page, before: string, typed: string, rounds: number): Promise<number[]> {
  const taken: number[] = [];
  // The first one warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const words = before + typed.repeat(round + 1);
    await pause(REST_MS);
    const seen = await shownAt(page, words, () => page.keyboard.type(typed));
    if (round > 0) taken.push(seen.shownAt - seen.keyAt);
  }
  return taken;
}

async function measure(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const customer = await signIn(browser, url, 'cliente');
  const question = await openQuestion(customer, url);
  await customer.context().close();
  const page = await signIn(browser, url, 'analista');
  await openWords(page, url, question);
  const one = await keys(page, question.title, 'x', rounds);
  const several = await keys(page, question.title + 'x'.repeat(rounds + 1), 'yz', rounds);
  await page.context().close();
  return [
    {
      ...{ id: '15', unit: 'ms', most: MOST },
      ...{ what: 'the studio: a key after a rest to the words in the wizard beside it', value: median(one) },
    },
    {
      ...{ id: '15', unit: 'ms' },
      ...{ what: 'the last key of two in a row, which waits whether a third comes', value: median(several) },
    },
  ];
}

/** From a key in a draft to the words in the wizard beside it, by what was built. */
export async function measureKeys(browser: Browser, rounds: number): Promise<Row[]> {
  const product = await Product.create();
  try {
    return await measure(browser, product.baseURL, rounds);
  } finally {
    await product.remove();
  }
}
