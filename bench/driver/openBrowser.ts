import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/test/chromium';
import { OperatorError } from '../../server/infra/OperatorError';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new OperatorError('There is no Chromium: `npm test` installs one.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
