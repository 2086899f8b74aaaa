import { countText, numberText } from '../../../../engine/values';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${numberText(seconds / HOUR, 1)} h`;
  const days = Math.round((seconds / DAY) * 10) / 10;
  return Number.isInteger(days) ? countText(days, 'dias') : `${numberText(days, 1)} dias`;
}
