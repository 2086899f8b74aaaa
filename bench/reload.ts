import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { setJson } from '../studio/edit/jsonEdits';
import { main as build } from '../scripts/build/main';
import { freePort } from '../server/infra/postgres/freePort';
import { ProductProcess } from '../tests/support/ProductProcess';
import { median } from './driver/median';
import type { Row } from './driver/rows';
import type { Question } from './reload/findQuestions';
import { labelled, openQuestion, signIn } from './reload/openPages';
import { SavedFile } from './reload/SavedFile';
import { now, shownAt } from './reload/shownAt';
import { measureKeys } from './reload/typedKeys';

/** Milliseconds, as the issue names it. */
const MOST = 1000;
/** What Vite's own update is measured with: a button that stands above every wizard, in a component of its own. */
const COMPONENT = { file: 'src/features/drafts/SaveTemplate.tsx', words: 'Salvar como modelo' };

/** Ms from saving `file` with other words to the page showing them, once with each number; it is saved as it was after each. */
async function saves(
  page: Page,
  file: SavedFile,
  rounds: number,
  next: (round: number) => Saved,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { text, words, isShownAgain } = next(round);
    let savedAt = 0;
    const seen = await shownAt(page, words, () => {
      savedAt = now();
      file.save(text);
    });
    // The first one warms up.
    if (round > 0) taken.push(seen.shownAt - savedAt);
    file.restore();
    await isShownAgain();
  }
  return taken;
}

interface Saved {
  readonly text: string;
  /** Of a label or button of the page. */
  readonly words: string;
  isShownAgain(): Promise<unknown>;
}

/** A saved label to the open wizard, in which something was typed, and a saved component of the same page. */
async function inWizard(page: Page, { file, name, title }: Question, rounds: number): Promise<number[][]> {
  await labelled(page, title).fill('12');
  const typed = await labelled(page, title).inputValue();
  const definition = new SavedFile(file);
  const ours = await saves(page, definition, rounds, (round) => ({
    text: setJson(definition.text, `/properties/${name}/title`, `${title} ${round}`),
    words: `${title} ${round}`,
    isShownAgain: () => labelled(page, title).waitFor(),
  }));
  if ((await labelled(page, title).inputValue()) !== typed) throw new Error('what was typed is lost');
  const component = new SavedFile(COMPONENT.file);
  const reference = await saves(page, component, rounds, (round) => ({
    text: component.text.replace(COMPONENT.words, `${COMPONENT.words} ${round}`),
    words: `${COMPONENT.words} ${round}`,
    isShownAgain: () => page.getByRole('button', { name: COMPONENT.words, exact: true }).waitFor(),
  }));
  return [ours, reference];
}

async function measure(browser: Browser, url: string, rounds: number): Promise<Row> {
  const customer = await signIn(browser, url, 'cliente');
  const question = await openQuestion(customer, url);
  const [ours, reference] = await inWizard(customer, question, rounds);
  await customer.context().close();
  const what = 'hot reload: a saved definition to the words in an open wizard';
  return { id: '15', what, unit: 'ms', value: median(ours!), reference: median(reference!), most: MOST };
}

/** The issue asks for it without another start of the server. */
async function demandOneStart({ ended }: ProductProcess): Promise<void> {
  if ((await ended).stdout.includes('The server was restarted.'))
    throw new Error('the server was started again');
}

/** `npm run dev`; files of the checkout are saved and restored. */
async function measureReload(browser: Browser, rounds: number): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lastro-bench-'));
  const dev = new ProductProcess(
    { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: `${await freePort()}` },
    'dev',
  );
  try {
    const row = await measure(browser, await dev.ready, rounds);
    await dev.stop();
    await demandOneStart(dev);
    return row;
  } finally {
    await dev.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Figure 15: in Chromium, from a saved definition to the words in an open wizard, against Vite's own update of a component on
 * the same page; and from a key in the studio to the wizard beside it, in the product as `npm run build` makes it.
 */
export async function run(browser: Browser, rounds: number): Promise<Row[]> {
  const saved = await measureReload(browser, rounds);
  await build();
  return [saved, ...(await measureKeys(browser, rounds))];
}
