export { packedDate } from './civilDate';
export {
  addDays,
  addMonths,
  addMonthsTo,
  dateOfDay,
  dayNumber,
  earliestWithin,
  firstOfMonth,
  inRange,
  weekdayOf,
  wholeMonths,
} from './civilDay';
export { countText, counted, unitBehind } from './countText';
export { dateText, monthText, readDate, withSlashes } from './dateText';
export { centsOf, numberOf, percentShare, round } from './decimal';
export { decimalText, numberText, percentText } from './decimalText';
export { isValidEmail } from './email';
export { civilDayOf, dayText, daysAfter, isoMomentText, momentText, readMoment, timeText } from './instant';
export { centDigits, moneyText, splitAmount, storedAmount } from './money';
export { barePhone, phoneText, phoneUrl, readPhone, whatsAppUrl } from './phone';
export { alphanumeric, folded, unaccented, unmasked } from './plainText';
export { maskedCep } from './postalCode';
export { bareTaxId, isValidCnpj, isValidCpf, isValidProcessNumber, isValidTaxId, maskedTaxId } from './taxId';
export {
  type Reading,
  type TypingFault,
  readDecimal,
  readInteger,
  REAIS,
  PERCENT,
  withThousands,
  writeDecimal,
} from './typedDecimal';
export { isBlank } from './visible';
