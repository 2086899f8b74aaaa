import { dateText } from '../../../../../engine/values/dateText';
import { moneyText } from '../../../../../engine/values/money';
import { maskedTaxId } from '../../../../../engine/values/taxId';
import { dayText, timeText } from '../../../../../engine/values/instant';

/** Stored values as documents say them; '' for one that there is not. */
export const words = {
  /** R$ with two decimals. */
  money: (amount: string | null) => (amount === null ? '' : moneyText(Number(amount))),
  flag: (flag: boolean | null) => (flag === null ? '' : flag ? 'Sim' : 'Não'),
  /** A civil date, YYYY-MM-DD. */
  date: (date: string | null) => (date === null ? '' : dateText(date)),
  day: (instant: Date | null) => (instant === null ? '' : dayText(instant)),
  moment: (instant: Date | null) => (instant === null ? '' : `${dayText(instant)} às ${timeText(instant)}`),
  taxId: (document: string | null) => (document === null ? '' : maskedTaxId(document)),
} as const;
