/** Civil dates as ISO text (YYYY-MM-DD), without time or zone. */
const day = 86_400_000;
const epoch = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const toIso = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (iso: string, days: number) => toIso(epoch(iso) + days * day);

/** Same day in another month; the last day of the month where that day does not exist. */
export function addMonths(iso: string, months: number) {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return toIso(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
}

/** 0 is Sunday. */
export const weekday = (iso: string) => new Date(epoch(iso)).getUTCDay();

export const firstOfMonth = (iso: string) => `${iso.slice(0, 7)}-01`;

/** The local calendar's today. */
export function localToday() {
  const now = new Date();
  return toIso(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** '2026-11-20' as '20/11/2026'; '' for none. */
export const showDate = (iso: string | undefined) => (iso ? iso.split('-').toReversed().join('/') : '');

/** 'DD/MM/AAAA' as ISO; undefined when it is not a day of the calendar. */
export function readDate(shown: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(shown);
  if (!parts) return undefined;
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`;
  const time = epoch(iso);
  return Number.isNaN(time) || toIso(time) !== iso ? undefined : iso;
}

export const inRange = (iso: string, min?: string, max?: string) =>
  (!min || iso >= min) && (!max || iso <= max);
