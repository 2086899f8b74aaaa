import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './median';
import { keptSession, portalAnswers } from './portalAnswers';
import type { Row } from './rows';
import { serveFolder } from './serveFolder';
import { watched, watchPage, type PageLoad } from './watchPage';

interface Subject {
  readonly name: string;
  /** Of the portal, and of the page written by hand. */
  readonly paths: readonly [string, string];
  /** What a person uses first. */
  readonly control: string;
  readonly signedIn: boolean;
  /** Of its first control and its bytes, against the page by hand. */
  readonly budget: number;
}

const subjects: readonly Subject[] = [
  { name: 'login', paths: ['/login', '/by-hand/login'], control: '#email', signedIn: false, budget: 1.1 },
  {
    name: 'home',
    paths: ['/inicio', '/by-hand/home'],
    control: '#conteudo li a',
    signedIn: true,
    budget: 1.1,
  },
  {
    name: 'policies',
    paths: ['/apolices', '/by-hand/policies'],
    control: '#conteudo tbody a',
    signedIn: true,
    budget: 1.1,
  },
  {
    name: 'tracking',
    paths: ['/status-solicitacao', '/by-hand/tracking'],
    control: '#conteudo tbody a',
    signedIn: true,
    budget: 1.1,
  },
];

type Load = PageLoad & { kilobytes: number };

/** One load with an empty cache. */
async function load(browser: Browser, url: string, { control, signedIn }: Subject): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let bytes = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  if (signedIn) await page.addInitScript(([key, value]) => localStorage.setItem(key, value), keptSession());
  await page.addInitScript(watchPage, control);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(watched);
  await context.close();
  return { ...seen, kilobytes: bytes / 1000 };
}

const middle = (loads: readonly Load[], part: keyof Load) => median(loads.map((one) => one[part]));

function rowsOf({ name, budget }: Subject, [ours, byHand]: readonly [Load[], Load[]]): Row[] {
  const ratio = (what: string, part: keyof Load, unit: Row['unit']): Row => {
    const [value, reference] = [middle(ours, part), middle(byHand, part)];
    return { id: '6b', what: `${name}: ${what}`, unit, value, reference, budget };
  };
  const own = (what: string, part: keyof Load, unit: Row['unit'], most: number): Row => {
    return { id: '6b', what: `${name}: ${what}`, unit, value: middle(ours, part), budget: most };
  };
  return [
    ratio('navigation to its first control, cold cache', 'usable', 'ms'),
    ratio('to the largest paint', 'largest', 'ms'),
    ratio('transferred', 'kilobytes', 'kB'),
    own('main thread blocked beyond 50 ms', 'blocked', 'ms', 200),
  ];
}

/** Figure 6b: loading login, home, a page of policies and one of requests from the portal's own build, against pages by hand in the same frames. */
export async function runPageLoads(browser: Browser, rounds: number): Promise<Row[]> {
  const servers = await Promise.all(
    ['portal', 'pages'].map((folder) => serveFolder(join(root, 'dist/bench', folder), portalAnswers)),
  );
  const rows: Row[] = [];
  for (const subject of subjects) {
    const loads: [Load[], Load[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
        const one = await load(browser, servers[side]!.url + subject.paths[side], subject);
        if (round > 0) loads[side].push(one);
      }
    }
    rows.push(...rowsOf(subject, loads));
  }
  for (const { stop } of servers) stop();
  return rows;
}
