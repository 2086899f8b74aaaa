import { chromium, type Browser } from 'playwright';
import { findChromium } from '../test/chromium';
import { OperatorError } from '../../server/infra/OperatorError';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new OperatorError('There is no Chromium: `npm test` installs one.');
  return chromium.launch({ executablePath, args: FLAGS });
}
