import { moneyText } from '../../../../engine/values';
import type { DeskRequest, Price } from '../../../../contract/desk';

/** The terms as they are typed; an empty field is undefined or ''. */
export interface Terms {
  readonly refund?: boolean;
  readonly commercialPremium: number | undefined;
  readonly unreadPremium?: string | undefined;
  readonly maxInstallments: number | undefined;
  readonly insurerName: string;
  /** Required where the premium is below the minimum, or out of a change's bounds. */
  readonly premiumReason: string;
}

export type TermErrors = Partial<Record<keyof Terms, string>>;

/** Initial values. A zero premium is not suggested: the rules may merely have no rate. */
export function suggestedTerms({ Quote: suggested, Proposed }: Suggested): Terms {
  const premium = Proposed?.Premium ?? suggested?.CommercialPremium ?? 0;
  return {
    commercialPremium: Math.abs(premium) || undefined,
    refund: premium < 0,
    maxInstallments: suggested?.MaxInstallments,
    insurerName: suggested?.InsurerName ?? '',
    premiumReason: Proposed?.Reason ?? '',
  };
}

type Suggested = Pick<DeskRequest, 'Quote' | 'Proposed'>;

/** Negative where the premium is given back. */
export function premiumOf({ commercialPremium, refund }: Terms): number | undefined {
  return refund && commercialPremium ? -commercialPremium : commercialPremium;
}

export function errorsOf(terms: Terms, price: Price | undefined, ofChange = false): TermErrors {
  const { maxInstallments, insurerName } = terms;
  return {
    ...premiumError(terms, ofChange),
    ...secondError(terms, price),
    ...installmentError(maxInstallments, price?.MaxInstallments),
    ...reasonError(terms, price),
    ...(insurerName.trim() === '' && { insurerName: 'Informe a seguradora.' }),
  };
}

/** Specification 1 §5: zero is allowed for a change only. */
function premiumError({ commercialPremium: premium, unreadPremium }: Terms, ofChange: boolean): TermErrors {
  if (premium === undefined) return { commercialPremium: unreadText(unreadPremium, ofChange) };
  return premium > 0 || ofChange
    ? {}
    : { commercialPremium: 'O campo Prêmio líquido deverá ser maior que zero.' };
}

/** A refund is set by the box below, not by a minus sign. */
function unreadText(typed: string | undefined, ofChange: boolean): string {
  if (!typed) return 'Informe o prêmio líquido.';
  if (!/^\s*(R\$\s*)?[-−–]/i.test(typed)) return 'Informe o prêmio líquido em reais, como 1.234,56.';
  return ofChange
    ? 'Informe o valor sem sinal de menos; para devolvê-lo, marque “Este valor é restituído ao cliente”.'
    : 'O campo Prêmio líquido não pode ser negativo.';
}

/** No second executive exists to confirm the premium. */
function secondError(terms: Terms, price: Price | undefined): TermErrors {
  if (!isOutside(terms, price) || price?.Bounds?.HasSecond) return {};
  return {
    commercialPremium:
      'Fora dos limites, outro executivo precisa confirmar, e a corretora só tem você. Ofereça um prêmio dentro dos limites, ou peça a quem administra o portal que torne outra pessoa executiva.',
  };
}

function installmentError(asked: number | undefined, cap: number | undefined): TermErrors {
  if (!asked) return { maxInstallments: 'Informe de quantas parcelas o cliente dispõe.' };
  if (cap === undefined || asked <= cap) return {};
  return { maxInstallments: `Para este prêmio o produto permite no máximo ${cap}.` };
}

export function approvalText({ maxInstallments, insurerName }: Terms, gross: number): string {
  if (gross < 0) return `O cliente recebe de volta ${moneyText(-gross)} se aceitar o endosso em 30 dias.`;
  return gross > 0
    ? `O cliente recebe a oferta de ${moneyText(gross)} em até ${maxInstallments}x pela ${insurerName.trim()}, válida por 30 dias.`
    : 'O endosso não altera o prêmio: o cliente nada tem a aceitar, e o endosso pode ser emitido.';
}

export const REASON_LIMIT = 1000;

/** Below the product's minimum, or below a change's rated premium. */
function isBelowMinimum(terms: Terms, price: Price | undefined): boolean {
  const minimum = price?.MinimumPremium ?? null;
  const premium = premiumOf(terms);
  return minimum !== null && premium !== undefined && premium < minimum;
}

/** A change's premium outside the bounds of the policy's layers needs a second executive. */
export function isOutside(terms: Terms, price: Price | undefined): boolean {
  const bounds = price?.Bounds;
  const premium = premiumOf(terms);
  if (!bounds || premium === undefined) return false;
  return premium < bounds.Lowest || (bounds.Highest !== null && premium > bounds.Highest);
}

export const asksReason = (terms: Terms, price: Price | undefined) =>
  isBelowMinimum(terms, price) || isOutside(terms, price);

function reasonError(terms: Terms, price: Price | undefined): TermErrors {
  if (!asksReason(terms, price)) return {};
  if (terms.premiumReason.length > REASON_LIMIT) {
    return { premiumReason: `O motivo tem no máximo ${REASON_LIMIT} caracteres.` };
  }
  if (terms.premiumReason.trim() !== '') return {};
  const why = isOutside(terms, price)
    ? 'fora dos limites do endosso.'
    : price!.Bounds
      ? `abaixo do calculado, ${moneyText(price!.MinimumPremium!)}.`
      : `abaixo do mínimo de ${moneyText(price!.MinimumPremium!)}.`;
  return { premiumReason: `Justifique por escrito o prêmio ${why}` };
}
