import type { Page } from '@playwright/test';
import type { Desk } from './support/Desk';
import { showShared, toCorrect } from './support/around';
import { violations } from './support/axe';
import { drafted } from './support/drafted';
import { underTheFold } from './support/fold';
import { misfits } from './support/misfits';
import { byAccount, byDay, isByNight, open } from './support/pages';
import { outgrown } from './support/rows';
import { layoutOf, slowDown, watchShifts } from './support/shifts';
import { SIZES } from './support/sizes';
import { expect, test } from './support/test';

/** Cumulative layout shift that nobody minds (budgets.md, 6b). */
const LIMIT = 0.05;
/** A page that is longer than the window by less has a scrollbar for nothing. */
const FOR_NOTHING = 4;

/** Side by side, since most of what a page takes on a slow line is waiting for it. */
const TABS = 3;

/** A wide screen is dark, so that each page comes up as by night; a phone has it by day. */
async function openTabs(page: Page, isPhone: boolean): Promise<readonly Page[]> {
  const others = Array.from({ length: TABS - 1 }, () => page.context().newPage());
  const tabs = [page, ...(await Promise.all(others))];
  for (const tab of tabs) {
    await tab.emulateMedia({ colorScheme: isPhone ? 'light' : 'dark' });
    await watchShifts(tab);
    await slowDown(tab);
  }
  return tabs;
}

/** What axe finds on a page of a wide screen, by night and, where no other journey looks at it, by day. */
async function unreadable(tab: Page, path: string): Promise<string[]> {
  const found = await violations(tab);
  if (!byDay.includes(path)) return found;
  await tab.emulateMedia({ colorScheme: 'light' });
  const light = await violations(tab);
  await tab.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...light.map((line) => `by day: ${line}`)];
}

/** A window higher by far still scrolls by as little; a list that happens to end there does not. */
async function scrollsForNothing(tab: Page, over: number): Promise<boolean> {
  const isLittle = (length: number) => length > 0 && length < FOR_NOTHING;
  if (!isLittle(over)) return false;
  const size = tab.viewportSize()!;
  await tab.setViewportSize({ ...size, height: size.height + 100 });
  const still = await tab.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await tab.setViewportSize(size);
  return isLittle(still);
}

/** Does `work` with every path, each on the next tab that is free. */
async function share(
  paths: readonly string[],
  tabs: readonly Page[],
  work: (tab: Page, path: string) => Promise<void>,
) {
  const left = [...paths];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path; path = left.shift()) await work(tab, path);
    }),
  );
}

test('no page jumps while it loads, nor scrolls for nothing; each fits a phone, and each kind is seen by night @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  // It opens every page on a slow line: minutes where the others take seconds.
  test.setTimeout(960_000);
  const isPhone = page.viewportSize()?.width === SIZES.narrow.width;
  const tomador: Desk = await desk('tomador');
  const offer = await tomador.register({ notice: 'layout/1', guarantee: 10_000 });
  const asked = await toCorrect(tomador, await desk('executivo'), 'layout/2');
  await showShared(page.context());
  const { Items } = await tomador.call<{ Items: { Id: string }[] }>('POST', '/InsurancePolicy/search', {});
  const policy = Items[0]!.Id;
  const registered = { offer, asked, policy, ...(await drafted(await desk('analista'))) };
  const tabs = await openTabs(page, isPhone);
  const wrong: object[] = [];
  const look = async (tab: Page, path: string) => {
    const seen = await layoutOf(tab, path);
    const isForNothing = await scrollsForNothing(tab, seen.over);
    const read = isPhone ? await misfits(tab) : await unreadable(tab, path);
    const found = [...read, ...(await outgrown(tab))];
    const isWrong = seen.at !== path.split('?')[0] || seen.jumps > LIMIT || isForNothing || found.length > 0;
    if (isWrong) wrong.push({ path, ...seen, found });
  };
  // What is wide differs by kind of page alone; each breaks its lines on a phone in its own way.
  const looked = (paths: readonly string[]) => (isPhone ? paths : paths.filter(isByNight));
  await share(looked(open), tabs, look);
  for (const [account, paths] of byAccount) {
    const pages = looked(paths(registered));
    if (pages.length === 0) continue;
    // Nobody is signed in on any tab: a person before would be led past the login page.
    await Promise.all(tabs.map((tab) => tab.goto('/robots.txt')));
    await page.evaluate(() => localStorage.clear());
    await signIn(account);
    await share(pages, tabs, look);
  }
  expect(wrong).toEqual([]);
});

test('ten rows of each list stand above the fold, on a phone three cards @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  const executive = await desk('executivo');
  await toCorrect(await desk('tomador'), executive, 'layout/3');
  const text = { kind: 'denial', title: 'Documento ilegível', text: 'Envie uma cópia nítida. '.repeat(20) };
  await executive.call('POST', '/desk/texts', text);
  await executive.call('POST', '/desk/links', { clientDocument: '11444777000161', flow: 'endossos' });
  const lists = [
    ['cliente', ['/apolices', '/financeiro', '/oportunidades']],
    ['tomador', ['/status-solicitacao']],
    [
      'executivo',
      ['/executivo?situacao=todas', '/executivo/textos', '/executivo/links', '/executivo/usuarios'],
    ],
  ] as const;
  const wrong: string[] = [];
  for (const [account, paths] of lists) {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await signIn(account);
    for (const path of paths) {
      await page.goto(path);
      wrong.push(...(await underTheFold(page)));
    }
  }
  expect(wrong).toEqual([]);
});
