import type { InsuredPlace } from '../../../../../engine/rating';
import { dateText, dayText, maskedCep, maskedTaxId, moneyText, timeText } from '../../../../../engine/values';

/** Formats stored values for documents; '' for null. */
export const words = {
  money: (amount: string | null) => (amount === null ? '' : moneyText(Number(amount))),
  flag: (flag: boolean | null) => (flag === null ? '' : flag ? 'Sim' : 'Não'),
  date: (date: string | null) => (date === null ? '' : dateText(date)),
  day: (instant: Date | null) => (instant === null ? '' : dayText(instant)),
  moment: (instant: Date | null) => (instant === null ? '' : `${dayText(instant)} às ${timeText(instant)}`),
  place: (place: InsuredPlace | null) => (place === null ? '' : placeText(place)),
  undefined: 'Não definido',
  taxId: (document: string | null) => (document === null ? '' : maskedTaxId(document)),
} as const;

function placeText({ place, number, complement, district, city, state, cep, email }: InsuredPlace): string {
  const town = [city, state].filter(Boolean).join('/');
  const code = cep ? `CEP ${maskedCep(cep)}` : null;
  return [place, number, complement, district, town, code, email].filter(Boolean).join(', ');
}
