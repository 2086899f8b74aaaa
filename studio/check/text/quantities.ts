/** A number that a Portuguese sentence names with what it counts: R$ 5.000,00, 30%, 60 meses, três vezes. */
const UNIT = '(%|por cento|dias?|m[eê]s(?:es)?|anos?|vezes|caracteres|letras)';
const WORDS = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];
const NUMBER = '(\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?)';
const AMOUNT = new RegExp(`R\\$\\s*${NUMBER}(?:\\s*(milhões|milhão|mil))?`, 'giu');
const COUNTED = new RegExp(`(?<![\\d.,])${NUMBER}\\s*${UNIT}`, 'giu');
const SPELT = new RegExp(`(?<!\\p{L})(${WORDS.join('|')})\\s+${UNIT}`, 'giu');

const TIMES: Readonly<Record<string, number>> = { mil: 1000, milhão: 1_000_000, milhões: 1_000_000 };

function numberOf(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}

export interface Quantity {
  readonly value: number;
  /** R$, %, dias, meses, anos, vezes or caracteres. */
  readonly unit: string;
}

function unitOf(written: string): string {
  const unit = written.toLowerCase();
  if (unit === 'por cento') return '%';
  if (unit.startsWith('m')) return 'meses';
  if (unit === 'letras') return 'caracteres';
  return unit.endsWith('s') || unit === '%' ? unit : `${unit}s`;
}

export function quantitiesIn(sentence: string): Quantity[] {
  const amounts = [...sentence.matchAll(AMOUNT)].map(([, number = '', times = '']) => ({
    value: numberOf(number) * (TIMES[times.toLowerCase()] ?? 1),
    unit: 'R$',
  }));
  const counted = [...sentence.matchAll(COUNTED)].map(([, number = '', unit = '']) => ({
    value: numberOf(number),
    unit: unitOf(unit),
  }));
  const spelt = [...sentence.matchAll(SPELT)].map(([, word = '', unit = '']) => ({
    value: WORDS.indexOf(word.toLowerCase()),
    unit: unitOf(unit),
  }));
  return [...amounts, ...counted, ...spelt];
}

const IN_DAYS: Readonly<Record<string, (count: number) => readonly [least: number, most: number]>> = {
  dias: (count) => [count, count],
  meses: (count) => [count * 30 - 2, count * 31],
  anos: (count) => [count * 365, count * 366],
};

/** Whether two terms can be as long as each other; months and years are exactly so. */
function isAsLong(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit) return one.value === other.value;
  const units = [one.unit, other.unit];
  if (!units.includes('dias'))
    return one.unit === 'anos' ? one.value * 12 === other.value : one.value === other.value * 12;
  const [least, most] = IN_DAYS[one.unit]!(one.value);
  const [otherLeast, otherMost] = IN_DAYS[other.unit]!(other.value);
  return least <= otherMost && otherLeast <= most;
}

/**
 * Whether a number may be what a sentence says, in its unit or another of time. @param of the number's unit; any
 * without it.
 */
export function isSaid(said: Quantity, number: number, of?: string): boolean {
  const { value, unit } = said;
  const size = Math.abs(number);
  const isTerm = IN_DAYS[unit] !== undefined;
  if (isTerm && of !== undefined && IN_DAYS[of]) return isAsLong(said, { value: size, unit: of });
  if (size === value) return true;
  // An exclusive limit is named as it is, an inclusive one may differ by a cent.
  if (unit === 'R$') return Math.abs(size - value) <= 0.011;
  if (unit === '%') return Math.abs(size * 100 - value) < 1e-9;
  return isTerm && Object.keys(IN_DAYS).some((other) => isAsLong(said, { value: size, unit: other }));
}
