import { readMoment } from '../../engine/values';
import { commandLine, word } from '../lib/commandLine';

export type Wish =
  | { kind: 'status' | 'open' }
  /** `until` is when the platform is expected back; null when nobody knows. */
  | { kind: 'maintenance'; until: Date | null };

const USAGE = `Usage: npm run platform -- maintenance [--until 2026-11-21T10:00]
       npm run platform -- open
       npm run platform -- status`;

const { parse, wrong } = commandLine(USAGE);

export function readWish(args: string[], now: Date): Wish {
  const { positionals, values } = parse({ args, options: { until: word }, allowPositionals: true });
  const [kind = 'status', ...more] = positionals;
  if (more.length > 0) throw wrong(`"${more[0]}" is one word too many.`);
  if (kind === 'maintenance') return { kind, until: momentOf(values.until, now) };
  if (kind !== 'open' && kind !== 'status') throw wrong(`"${kind}" is not known.`);
  if (values.until !== undefined) throw wrong('--until goes with maintenance only.');
  return { kind };
}

function momentOf(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const moment = readMoment(text);
  if (!moment) throw wrong(`--until is "${text}", but must look like 2026-11-21T10:00 (São Paulo).`);
  if (moment <= now) throw wrong(`--until is "${text}", which is past.`);
  return moment;
}
