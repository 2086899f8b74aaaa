import { addDays, civilDayOf, readMoment } from '../../../engine/values';
import { isBusinessDay } from './businessDays';
import hours from './working-hours.json' with { type: 'json' };

/** How long the desk was at work between two instants, in seconds; 0 where the second is not later. */
export function workingSeconds(from: Date, to: Date): number {
  const last = civilDayOf(to);
  let milliseconds = 0;
  for (let day = civilDayOf(from); day <= last; day = addDays(day, 1)) {
    const [opens, closes] = hoursOf(day);
    const shift = Math.min(closes, to.getTime()) - Math.max(opens, from.getTime());
    milliseconds += Math.max(0, shift);
  }
  return milliseconds / 1000;
}

/** When the desk has been at work for so many seconds since an instant: what comes in the night begins in the morning. */
export function afterWorking(from: Date, seconds: number): Date {
  let left = seconds * 1000;
  for (let day = civilDayOf(from); ; day = addDays(day, 1)) {
    const [opens, closes] = hoursOf(day);
    const begins = Math.max(opens, from.getTime());
    if (begins >= closes) continue;
    if (left <= closes - begins) return new Date(begins + left);
    left -= closes - begins;
  }
}

/** A day of the desk is asked for once for each request that waited on it, which are a thousand for one page. */
const known = new Map<string, readonly [opens: number, closes: number]>();

function hoursOf(day: string): readonly [opens: number, closes: number] {
  const told = known.get(day) ?? readHours(day);
  known.set(day, told);
  return told;
}

function readHours(day: string): readonly [opens: number, closes: number] {
  const opens = instantOf(day, hours.opens);
  return [opens, isBusinessDay(day) ? instantOf(day, hours.closes) : opens];
}

function instantOf(day: string, time: string): number {
  const moment = readMoment(`${day}T${time}`);
  if (!moment) throw new Error(`${day} ${time} is no moment of the desk's hours`);
  return moment.getTime();
}
