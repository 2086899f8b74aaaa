import { commaText, numberOfCommaText } from '../values/decimalText';
import { dateOfDay, dayNumber } from '../values/civilDay';

/** How one value is written in a record and read back on the day `today`; `undefined` when it cannot be. */
export interface Codec {
  write(value: unknown, today: string): unknown;
  read(value: unknown, today: string): unknown;
}

function parseNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function parseDays(value: unknown, today: string): string | undefined {
  if (!Number.isSafeInteger(value)) return undefined;
  return dateOfDay(dayNumber(today) + (value as number)) ?? undefined;
}

type Entry = Readonly<Record<string, unknown>>;

function renamed(list: unknown, change: (letter: string) => string): unknown {
  if (!Array.isArray(list)) return undefined;
  const name = (key: string) => change(key.charAt(0)) + key.slice(1);
  return list.map((entry: Entry) =>
    typeof entry === 'object' && entry !== null
      ? Object.fromEntries(Object.entries(entry).map(([key, value]) => [name(key), value]))
      : entry,
  );
}

export const codecs: Readonly<Record<string, Codec>> = {
  same: { write: (value) => value, read: (value) => value },
  'comma-decimal': { write: (value) => commaText(value as number), read: numberOfCommaText },
  'number-text': { write: (value) => String(value), read: parseNumber },
  'days-from-today': {
    write: (value, today) => dayNumber(value) - dayNumber(today),
    read: parseDays,
  },
  negated: { write: (value) => !value, read: (value) => (typeof value === 'boolean' ? !value : undefined) },
  'camel-keys': {
    write: (value) => renamed(value, (letter) => letter.toLowerCase()),
    read: (value) => renamed(value, (letter) => letter.toUpperCase()),
  },
};
