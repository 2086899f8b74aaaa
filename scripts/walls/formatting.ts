import { isExempt, type Breach } from './importWalls';

const ROOMS = /^(engine|studio|contract|renderers|src|server)\//;
const OWN = /^engine\/values\//;
const BESIDE =
  /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:DateTimeFormat|NumberFormat)\b|split\('-'\)\.(?:toReversed|reverse)\(|toISOString\(\)\.(?:slice|substring|split)\(/;

export function formattingBreaches(file: string, source: string): Breach[] {
  if (!ROOMS.test(file) || OWN.test(file) || isExempt(file)) return [];
  const found = BESIDE.exec(source)?.[0];
  return found ? [`${file}: uses ${found}; engine/values shows and reads days, instants and numbers`] : [];
}
