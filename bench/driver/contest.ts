import type { Browser } from 'playwright';
import { fillStep } from './fill';
import { median } from './median';
import type { Row } from './rows';
import { assertSameScreen, readScreen } from './sameScreen';
import { Tab } from './Tab';

/** One side of a comparison: a page, brought to where the work begins. */
export interface Subject {
  readonly path: string;
  prepare(tab: Tab): Promise<void>;
}

/** Some work done in turn on two pages. */
export interface Contest {
  readonly row: Pick<Row, 'id' | 'what' | 'budget'>;
  readonly ours: Subject;
  readonly reference: Subject;
  /** Whether both pages must read the same after the work. */
  readonly same: boolean;
  /** Main-thread ms of one unit of the work; leaves the page as it found it. */
  measure(tab: Tab): Promise<number>;
}

export interface Ground {
  readonly browser: Browser;
  /** Where the bench's pages are served. */
  readonly url: string;
  readonly rounds: number;
}

async function assertSame(tabs: readonly Tab[]): Promise<void> {
  const [ours, reference] = await Promise.all(tabs.map(({ page }) => readScreen(page)));
  assertSameScreen(ours!, reference!);
}

/** Both pages stay open and take turns; the first turn warms up and is not counted. */
export async function runContest(contest: Contest, { browser, url, rounds }: Ground): Promise<Row> {
  const sides = [contest.ours, contest.reference];
  const tabs: Tab[] = [];
  for (const { path, prepare } of sides) {
    const tab = await Tab.open(browser, url + path);
    await prepare(tab);
    tabs.push(tab);
  }
  const taken: number[][] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of round % 2 ? [1, 0] : [0, 1]) {
      const cost = await contest.measure(tabs[side]!);
      if (round > 0) taken[side]!.push(cost);
    }
    if (round === 0 && contest.same) await assertSame(tabs);
  }
  for (const tab of tabs) await tab.close();
  return { ...contest.row, unit: 'ms', value: median(taken[0]!), reference: median(taken[1]!) };
}

/** Goes on to the step `object` with all of it filled. */
export async function reachObject({ page }: Tab): Promise<void> {
  await fillStep(page, 'insured');
  await page.keyboard.press('Enter');
  await page.getByLabel('Número do Edital').waitFor();
  await fillStep(page, 'object');
}
