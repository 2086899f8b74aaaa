import type { Page } from '@playwright/test';
import { dateFromToday, filledAnswers, proceed, resumeAt } from './support/bid';
import type { Desk } from './support/Desk';
import { expect, test } from './support/test';

const start = (page: Page) => page.getByLabel('Início de Vigência');
const days = (page: Page) => page.getByLabel('Prazo em Dias');
const end = (page: Page) => page.getByLabel('Final de Vigência');

async function openObject(page: Page, desk: Desk, changes: Record<string, unknown> = {}): Promise<void> {
  await resumeAt(page, desk, 'object', { ...(await filledAnswers(desk, 'datas/1')), ...changes });
}

const noDates = {
  'objectProperty.startDateValidity': null,
  'objectProperty.deadline': null,
  'objectProperty.endDateValidity': null,
};

test('start, days and end follow each other, and what follows is announced', async ({
  page,
  signIn,
  desk,
}) => {
  await signIn('cliente');
  await openObject(page, await desk('cliente'), noDates);
  await expect(end(page)).not.toBeEditable();
  await start(page).fill(dateFromToday(0));
  await expect(end(page)).toBeEditable();
  await days(page).fill('30');
  await expect(end(page)).toHaveValue(dateFromToday(30));
  await expect(page.locator('[aria-live=polite]', { hasText: 'Final de Vigência' })).toContainText(
    `Final de Vigência: ${dateFromToday(30)}.`,
  );
  await end(page).fill(dateFromToday(45));
  await expect(days(page)).toHaveValue('45');
  await start(page).fill(dateFromToday(5));
  await expect(days(page)).toHaveValue('40');
  await expect(end(page)).toHaveValue(dateFromToday(45));
});

test('the start may be yesterday, not the day before', async ({ page, signIn, desk }) => {
  await signIn('cliente');
  await openObject(page, await desk('cliente'), noDates);
  const message = page.getByText(`A data mínima permitida para o início de vigência é ${dateFromToday(0)}`);
  await start(page).fill(dateFromToday(-2));
  await start(page).blur();
  await expect(message.first()).toBeVisible();
  await start(page).fill(dateFromToday(-1));
  await start(page).blur();
  await expect(message).toHaveCount(0);
});

test('the end comes after the start @narrow', async ({ page, signIn, desk }) => {
  await signIn('cliente');
  await openObject(page, await desk('cliente'));
  const message = page.getByText('A data final deve ser maior que a data inicial.');
  await end(page).fill(dateFromToday(0));
  await end(page).blur();
  await expect(message.first()).toBeVisible();
  await end(page).fill(dateFromToday(1));
  await end(page).blur();
  await expect(message).toHaveCount(0);
  await expect(days(page)).toHaveValue('1');
});

test('days that disagree with the dates are warned of and cleared @narrow', async ({
  page,
  signIn,
  desk,
}) => {
  await signIn('cliente');
  await openObject(page, await desk('cliente'), { 'objectProperty.deadline': 60 });
  await expect(days(page)).toHaveValue('60');
  await proceed(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('O prazo esta incorreto, para prosseguir informe o prazo novamente.');
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(days(page)).toHaveValue('');
  await days(page).fill('60');
  await expect(end(page)).toHaveValue(dateFromToday(60));
  await proceed(page);
  await expect(page.getByLabel('Nome do Solicitante')).toBeVisible();
});

test('the calendar is used by keyboard', async ({ page, signIn, desk }) => {
  await signIn('cliente');
  await openObject(page, await desk('cliente'), noDates);
  await start(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Escolher data' })).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(start(page)).toHaveValue(dateFromToday(2));
  await expect(page.getByRole('button', { name: 'Abrir calendário' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Escolher data' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir calendário' }).first()).toBeFocused();
});
