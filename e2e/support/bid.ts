import { expect, type Locator, type Page } from '@playwright/test';
import { dateText } from '../../engine/values/dateText';
import { civilDayOf } from '../../engine/values/instant';
import { addDays } from '../../engine/values/civilDay';
import type { Desk } from './Desk';

export const ROUTE = '/cotacao/garantia/licitante';

/** What a journey types into the bid wizard; each journey changes what it is about. */
export interface Bid {
  document: string;
  /** Typed only where the look-up does not lock it. */
  name?: string;
  bidType: string;
  notice: string;
  /** DD/MM/AAAA */
  start: string;
  days: string;
  contract: string;
  guarantee: string;
  complement: string;
}

/** DD/MM/AAAA of today in São Paulo, some days later. */
export function dateFromToday(days: number): string {
  return dateText(addDays(civilDayOf(new Date()), days));
}

/** A bid that the sandbox insurer approves: the guarantee is 1% of the contract. */
export const approvedBid: Bid = {
  document: '87.654.321/0001-98',
  bidType: 'Pregão eletrônico',
  notice: '12/2026',
  // A worker may go on after midnight.
  get start() {
    return dateFromToday(0);
  },
  days: '90',
  contract: '1000000,00',
  guarantee: '10000,00',
  complement: 'Pavimentação da avenida principal.',
};

export async function openBid(page: Page): Promise<void> {
  await page.goto(ROUTE);
  await bidOpened(page);
}

/** The first step of the wizard is there. */
export const bidOpened = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dados do Segurado' })).toBeVisible();

export function proceed(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** Picks an option of a select; a list that is still to come may turn it into a searchable one meanwhile. */
export async function choose(
  page: Page,
  label: string,
  option: string,
  part: Page | Locator = page,
): Promise<void> {
  const control = part.getByLabel(label, { exact: true });
  await expect(async () => {
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
      await control.selectOption({ label: option }, { timeout: 1_000 });
    } else {
      await control.fill(option, { timeout: 1_000 });
      await page.getByRole('option', { name: option, exact: true }).click({ timeout: 3_000 });
    }
    // A label that is missing, or names two, ends with its own words and not with the journey's time.
  }).toPass({ timeout: 60_000 });
}

export async function fillInsured(page: Page, bid: Bid, holder?: string): Promise<void> {
  if (holder) await choose(page, 'Tomador', holder);
  await page.getByLabel('CPF/CNPJ do Segurado').fill(bid.document);
  await page.getByLabel('CPF/CNPJ do Segurado').blur();
  const name = page.getByLabel('Nome do Segurado');
  if (bid.name) await name.fill(bid.name);
  else await expect(name).not.toHaveValue('');
  await choose(page, 'Tipo de Licitação', bid.bidType);
}

export async function fillObject(page: Page, bid: Bid): Promise<void> {
  await page.getByLabel('Número do Edital').fill(bid.notice);
  await page.getByLabel('Início de Vigência').fill(bid.start);
  await page.getByLabel('Prazo em Dias').fill(bid.days);
  await page.getByLabel('Valor Contrato').fill(bid.contract);
  await page.getByLabel('Valor Garantia').fill(bid.guarantee);
  await page.getByLabel('Complemento do Objeto').fill(bid.complement);
}

/** From the empty wizard to the confirmation. */
export async function fillBid(page: Page, bid: Bid, holder?: string): Promise<void> {
  await fillInsured(page, bid, holder);
  await proceed(page);
  await expect(page.getByLabel('Número do Edital')).toBeVisible();
  await fillObject(page, bid);
  await proceed(page);
  await expect(page.getByLabel('Nome do Solicitante')).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Arquivos' })).toBeVisible();
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}

/** How the wizard's draft of such a bid looks once all is filled, by field. */
export async function filledAnswers(desk: Desk, notice: string): Promise<Record<string, unknown>> {
  const start = await desk.today();
  return {
    'insured.policyHolder': { value: '11222333000181', label: 'Construtora Serra Azul Ltda' },
    'insured.document': '87654321000198',
    'insured.name': 'PRADO COMERCIO E SERVICOS LTDA',
    'insured.BIDType': 'Pregão eletrônico',
    'objectProperty.noticeNumber': notice,
    'objectProperty.startDateValidity': start,
    'objectProperty.deadline': 90,
    'objectProperty.endDateValidity': addDays(start, 90),
    'objectProperty.contractValue': 1_000_000,
    'objectProperty.guaranteeValue': 10_000,
    'objectProperty.complementObjectText': 'Pavimentação da avenida principal.',
    'requester.name': 'Clara Nogueira',
    'requester.phone': '11987650011',
  };
}

const STEPS = ['insured', 'object', 'requester', 'files'];

/** What this browser keeps of the wizard that is open would be newer than the server's draft. */
async function leaveWizard(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(':draft:')) localStorage.removeItem(key);
  });
}

/** Takes up the draft that the server has: the steps before `open` are done. */
export async function resumeAt(
  page: Page,
  desk: Desk,
  open: 'insured' | 'object' | 'requester' | 'files',
  answers: Record<string, unknown>,
): Promise<void> {
  if (page.url().endsWith(ROUTE)) await leaveWizard(page);
  const at = STEPS.indexOf(open);
  const status = (index: number) => (index < at ? 'done' : index === at ? 'open' : 'pending');
  // What was begun by hand before would stand beside it.
  await desk.forgetDrafts();
  await desk.keepDraft(answers, Object.fromEntries(STEPS.map((step, index) => [step, status(index)])));
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Continuar rascunho' }).click();
  await expect(page.locator(`#step-${open} form`)).toBeVisible();
}

/** To the confirmation of a complete bid that the insurer will approve. */
export async function openConfirmation(page: Page, desk: Desk, notice: string): Promise<void> {
  await resumeAt(page, desk, 'files', await filledAnswers(desk, notice));
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}
