import { dateText } from '../../../../../engine/values/dateText';
import { moneyText } from '../../../../../engine/values/decimalText';
import { maskedTaxId } from '../../../../../engine/values/taxId';
import { civilDate } from '../../../../clock';

const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' });

/** Stored values as documents say them; '' for one that there is not. */
export const words = {
  /** R$ with two decimals. */
  money: (amount: string | null) => (amount === null ? '' : moneyText(Number(amount))),
  /** A civil date, YYYY-MM-DD. */
  date: (date: string | null) => (date === null ? '' : dateText(date)),
  day: (instant: Date | null) => (instant === null ? '' : dateText(civilDate(instant))),
  moment: (instant: Date | null) =>
    instant === null ? '' : `${dateText(civilDate(instant))} às ${TIME.format(instant)}`,
  taxId: (document: string | null) => (document === null ? '' : maskedTaxId(document)),
} as const;
