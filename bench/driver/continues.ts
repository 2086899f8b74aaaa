import type { Ground } from './contest';
import { fillStep } from './fill';
import { median } from './median';
import type { Row } from './rows';
import { assertSameScreen, readScreen } from './sameScreen';
import { Tab } from './Tab';

const PATHS = ['/wizard?product=four-steps', '/by-hand/four-steps'] as const;
const STEPS = ['insured', 'object', 'requester'] as const;

/** A walk through a freshly opened form: main-thread ms of one Continuar, and what the screen says at its end. */
async function walk(url: string, { browser }: Ground): Promise<{ cost: number; screen: string[] }> {
  const tab = await Tab.open(browser, url);
  let sum = 0;
  for (const step of STEPS) {
    await fillStep(tab.page, step);
    await tab.settle();
    sum += await tab.cost(() => tab.press('Enter'));
  }
  const screen = await readScreen(tab.page);
  await tab.close();
  return { cost: sum / STEPS.length, screen };
}

/** Budget 4. */
export async function runContinues(ground: Ground): Promise<Row> {
  const taken: number[][] = [[], []];
  for (let round = 0; round < ground.rounds; round += 1) {
    const screens: string[][] = [];
    for (const side of round % 2 ? [1, 0] : [0, 1]) {
      const { cost, screen } = await walk(ground.url + PATHS[side]!, ground);
      taken[side]!.push(cost);
      screens[side] = screen;
    }
    assertSameScreen(screens[0]!, screens[1]!);
  }
  const what = 'Continuar: validate, close, open the next step';
  return { id: '4', what, unit: 'ms', value: median(taken[0]!), reference: median(taken[1]!), budget: 1.3 };
}
