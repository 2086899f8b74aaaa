import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { count, inspect } from './inspect';
import { createPaint, report } from './report';

const folder = join(root, 'product-schemas');

/** npm run products: exit code 1 when a definition has a fault or a case does not hold. */
export async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (options.includes('--write')) {
    const { writeReference } = await import('./writeReference');
    await writeReference(folder);
  }
  const inspection = inspect(folder);
  const text = options.includes('--json')
    ? `${JSON.stringify({ ...count(inspection), ...inspection }, null, 2)}\n`
    : report(inspection, createPaint(process.stdout.isTTY === true && !process.env.NO_COLOR));
  process.stdout.write(text, () => process.exit(count(inspection).failed > 0 ? 1 : 0));
}
