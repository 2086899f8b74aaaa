import type { InsuredPlace } from '../../../../../engine/rating';
import { dateText, dayText, maskedCep, maskedTaxId, moneyText, timeText } from '../../../../../engine/values';

/** Stored values as documents say them; '' for one that there is not. */
export const words = {
  /** R$ with two decimals. */
  money: (amount: string | null) => (amount === null ? '' : moneyText(Number(amount))),
  flag: (flag: boolean | null) => (flag === null ? '' : flag ? 'Sim' : 'Não'),
  /** A civil date, YYYY-MM-DD. */
  date: (date: string | null) => (date === null ? '' : dateText(date)),
  day: (instant: Date | null) => (instant === null ? '' : dayText(instant)),
  moment: (instant: Date | null) => (instant === null ? '' : `${dayText(instant)} às ${timeText(instant)}`),
  place: (place: InsuredPlace | null) => (place === null ? '' : placeText(place)),
  /** For what had no value before. */
  undefined: 'Não definido',
  taxId: (document: string | null) => (document === null ? '' : maskedTaxId(document)),
} as const;

/** An address in one line, with the e-mail that belongs to it. */
function placeText({ place, number, complement, district, city, state, cep, email }: InsuredPlace): string {
  const town = [city, state].filter(Boolean).join('/');
  const code = cep ? `CEP ${maskedCep(cep)}` : null;
  return [place, number, complement, district, town, code, email].filter(Boolean).join(', ');
}
