import type { Browser, Page } from 'playwright';
import { DEMONSTRATION_PASSWORD } from '../../server/infra/identity/demonstrationAccounts';
import { findQuestions, type Question } from './findQuestions';

/** Vite hands out a page's modules one by one the first time; on a busy machine that takes minutes. */
const PATIENCE_MS = 300_000;

export const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export async function signIn(browser: Browser, url: string, account: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.setDefaultNavigationTimeout(PATIENCE_MS);
  await page.goto(`${url}/login`);
  await labelled(page, 'E-mail').fill(`${account}@lastro.test`);
  await labelled(page, 'Senha').fill(DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((at) => !['/login', '/callback'].includes(at.pathname));
  return page;
}

/** Opens the wizard; the question that can be answered before all others. */
export async function openQuestion(page: Page, url: string): Promise<Question> {
  const questions = findQuestions();
  await page.goto(`${url}/cotacao/${questions[0]!.route}`);
  for (const question of questions) if (await labelled(page, question.title).isEditable()) return question;
  throw new Error('no question of the first step can be answered');
}

/** Opens the words of a question in a draft; the focus stands behind their last letter. */
export async function openWords(page: Page, url: string, question: Question): Promise<void> {
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
  await labelled(page, 'Texto da pergunta').focus();
  await page.keyboard.press('End');
}
