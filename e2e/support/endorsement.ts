import { expect, type Page } from '@playwright/test';
import { proceed } from './bid';
import type { Desk } from './Desk';
import { press } from './payment';

const openStep = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeFocused();

/** Chooses the type of the document that is open. */
export async function chooseType(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tipo de Endosso' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** What a journey types on the way; what a type leaves as it is has nothing to type. */
interface Typed {
  readonly insured?: () => Promise<void>;
  readonly change?: () => Promise<void>;
  /** Where what was typed asks for a reason, back in the first step. */
  readonly why?: () => Promise<void>;
}

/** From a chosen type to the confirmation. */
export async function toConfirmation(page: Page, { insured, change, why }: Typed = {}): Promise<void> {
  await proceed(page);
  await openStep(page, 'Estado Atual do Documento');
  await proceed(page);
  await openStep(page, 'Dados do Segurado');
  await insured?.();
  await proceed(page);
  await openStep(page, 'Dados do Novo Endosso');
  await change?.();
  await proceed(page);
  await openStep(page, 'Solicitante');
  await proceed(page);
  await openStep(page, 'Arquivos');
  await press(page, 'Solicitar Endosso');
  await why?.();
  await expect(page.getByRole('heading', { name: 'Confirme os dados da sua cotação' })).toBeVisible();
}

/** What the executive decides on a request, past the desk's page. */
export async function decide(
  executive: Desk,
  identifier: string,
  decision: 'approve' | 'issue',
  terms: object = {},
): Promise<void> {
  const { Seen } = await executive.call<{ Seen: number }>('GET', `/desk/quote?identifier=${identifier}`);
  await executive.call('POST', `/desk/quote/${decision}`, { identifier, seen: Seen, ...terms });
}
