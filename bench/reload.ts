import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { readFiles } from '../engine/publish/readFiles';
import type { Catalogue } from '../engine/definition/catalogue';
import type { FieldSchema } from '../engine/model/FieldSchema';
import { setJson } from '../studio/edit/jsonEdits';
import { root } from '../scripts/lib/root.mjs';
import { DEMONSTRATION_PASSWORD } from '../server/infra/identity/demonstrationAccounts';
import { freePort } from '../server/infra/postgres/freePort';
import { ProductProcess } from '../tests/support/ProductProcess';
import { median } from './driver/median';
import type { Row } from './driver/rows';
import { SavedFile } from './reload/SavedFile';

/** Milliseconds, as the issue names it. */
const MOST = 1000;
/** Vite hands out a page's modules one by one the first time; on a busy machine that takes minutes. */
const PATIENCE_MS = 300_000;
/** What Vite's own update is measured with: a button that stands above every wizard, in a component of its own. */
const COMPONENT = { file: 'src/features/drafts/SaveTemplate.tsx', words: 'Salvar como modelo' };

/** A question of a wizard's first step, whose label may be what changes. */
interface Question {
  readonly wizard: string;
  readonly route: string;
  readonly file: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
}

/** What a few letters can be typed into. */
const TYPED_INTO: readonly unknown[] = ['text', 'tax-id'];

/** The questions of the first wizard whose first step is a file of its own. */
function findQuestions(): Question[] {
  const { files } = readFiles(join(root, 'product-schemas'));
  for (const { wizard, route } of (files.get('catalogue.json') as unknown as Catalogue).wizards) {
    const [first] = (files.get(`${wizard}/product.json`) as { steps: unknown[] }).steps;
    const file = `${wizard}/steps/${String(first)}.json`;
    const step = files.get(file) as unknown as
      { path: string; properties: Readonly<Record<string, FieldSchema>> } | undefined;
    if (!step) continue;
    const typed = Object.entries(step.properties).filter(([, { ui }]) => TYPED_INTO.includes(ui?.widget));
    return typed.map(([name, { title }]) => ({
      wizard,
      route,
      file: `product-schemas/${file}`,
      path: step.path,
      name,
      title: title,
    }));
  }
  throw new Error('no wizard begins with a step of its own');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function signIn(browser: Browser, url: string, account: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.setDefaultNavigationTimeout(PATIENCE_MS);
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(`${account}@lastro.test`);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((at) => !['/login', '/callback'].includes(at.pathname));
  return page;
}

/** Opens the wizard; the question that can be answered before all others. */
async function openQuestion(page: Page, url: string): Promise<Question> {
  const questions = findQuestions();
  await page.goto(`${url}/cotacao/${questions[0]!.route}`);
  for (const question of questions) if (await labelled(page, question.title).isEditable()) return question;
  throw new Error('no question of the first step can be answered');
}

const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Ms from saving `file` with other words to the page showing them, once with each number; it is saved as it was after each. */
async function saves(file: SavedFile, rounds: number, next: (round: number) => Saved): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { text, isShown, isShownAgain } = next(round);
    const ms = await timed(() => {
      file.save(text);
      return isShown();
    });
    // The first one warms up.
    if (round > 0) taken.push(ms);
    file.restore();
    await isShownAgain();
  }
  return taken;
}

interface Saved {
  readonly text: string;
  isShown(): Promise<unknown>;
  isShownAgain(): Promise<unknown>;
}

/** A saved label to the open wizard, in which something was typed, and a saved component of the same page. */
async function inWizard(page: Page, { file, name, title }: Question, rounds: number): Promise<number[][]> {
  await labelled(page, title).fill('12');
  const typed = await labelled(page, title).inputValue();
  const definition = new SavedFile(file);
  const ours = await saves(definition, rounds, (round) => ({
    text: setJson(definition.text, `/properties/${name}/title`, `${title} ${round}`),
    isShown: () => labelled(page, `${title} ${round}`).waitFor(),
    isShownAgain: () => labelled(page, title).waitFor(),
  }));
  if ((await labelled(page, title).inputValue()) !== typed) throw new Error('what was typed is lost');
  const component = new SavedFile(COMPONENT.file);
  const button = (words: string) => page.getByRole('button', { name: words, exact: true }).waitFor();
  const reference = await saves(component, rounds, (round) => ({
    text: component.text.replace(COMPONENT.words, `${COMPONENT.words} ${round}`),
    isShown: () => button(`${COMPONENT.words} ${round}`),
    isShownAgain: () => button(COMPONENT.words),
  }));
  return [ours, reference];
}

/** A key in the words of a question to the wizard beside it, in a draft of definitions. */
async function inWorkbench(page: Page, url: string, question: Question, rounds: number): Promise<number[]> {
  const { wizard, path, name, title } = question;
  await page.goto(`${url}/produtos/rascunhos`);
  await labelled(page, 'O que vai mudar').fill('bench');
  await page.getByRole('button', { name: 'Começar rascunho', exact: true }).click();
  await page.getByRole('heading', { name: 'bench' }).waitFor();
  await page.goto(`${page.url()}/${wizard}`);
  await page.getByText('Nenhum problema nas definições.').waitFor();
  const chosen = `${title} (${path}.${name})`;
  await labelled(page, 'Pergunta').fill(chosen);
  await page.getByRole('option', { name: chosen, exact: true }).click();
  const words = labelled(page, 'Texto da pergunta');
  await words.focus();
  await page.keyboard.press('End');
  const taken: number[] = [];
  let label = title;
  for (let round = 0; round <= rounds; round += 1) {
    label += 'x';
    const ms = await timed(async () => {
      await page.keyboard.press('x');
      await labelled(page, label).waitFor();
    });
    if (round > 0) taken.push(ms);
  }
  return taken;
}

async function measure(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const customer = await signIn(browser, url, 'cliente');
  const question = await openQuestion(customer, url);
  const [ours, reference] = await inWizard(customer, question, rounds);
  await customer.context().close();
  const keys = await inWorkbench(await signIn(browser, url, 'analista'), url, question, rounds);
  const row = (what: string, taken: readonly number[]): Row => {
    return { id: '15', what, unit: 'ms', value: median(taken), reference: median(reference!), most: MOST };
  };
  return [
    row('hot reload: a saved definition to the words in an open wizard', ours!),
    row('the workbench: a key to the words in the wizard beside it', keys),
  ];
}

/** The issue asks for it without another start of the server. */
async function demandOneStart({ ended }: ProductProcess): Promise<void> {
  if ((await ended).stdout.includes('The server was restarted.'))
    throw new Error('the server was started again');
}

/**
 * Figure 15: `npm run dev` in Chromium, from a saved definition to the words in an open wizard, and from a key in the workbench to
 * the wizard beside it; against Vite's own update of a component on the same page. Files of the checkout are saved and restored.
 */
export async function run(browser: Browser, rounds: number): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lastro-bench-'));
  const dev = new ProductProcess(
    { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: `${await freePort()}` },
    'dev',
  );
  try {
    const rows = await measure(browser, await dev.ready, rounds);
    await dev.stop();
    await demandOneStart(dev);
    return rows;
  } finally {
    await dev.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
