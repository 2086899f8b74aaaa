import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findWholeChromium } from '../../scripts/test/chromium';
import { OperatorError } from '../../server/infra/OperatorError';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findWholeChromium();
  if (!executablePath) throw new OperatorError('There is no Chromium: `npm test` installs one.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
