import { isExempt, type Breach } from './importWalls';

const ROOMS = /^(engine|studio|contract|renderers|src|server)\//;
const OWN = /^engine\/values\//;
/** Ways in which a date, an instant or a number is shown or cut up beside the one that engine/values has. */
const BESIDE =
  /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:DateTimeFormat|NumberFormat)\b|split\('-'\)\.(?:toReversed|reverse)\(|toISOString\(\)\.(?:slice|substring|split)\(/;

/** What shows a date, an instant or a number elsewhere than in engine/values. */
export function formattingBreaches(file: string, source: string): Breach[] {
  if (!ROOMS.test(file) || OWN.test(file) || isExempt(file)) return [];
  const found = BESIDE.exec(source)?.[0];
  return found ? [`${file}: uses ${found}; engine/values shows and reads days, instants and numbers`] : [];
}
