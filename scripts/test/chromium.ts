import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { root } from '../lib/root.mjs';

/** Chromium accepts only one such list, so ours repeats what matters of Playwright's. */
const FEATURES_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Two pages behind the address bar, which each window of a journey would load: half of what a window costs.
  ...['AimEnabled', 'LensOverlay', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'],
];

/** How Chromium starts as root and without a network (each flag keeps it from something it would try). */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  // Makes the headless shell render letters as a window does.
  '--font-render-hinting=slight',
];

/** Chromium without a window: journeys take four fifths of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (candidates: readonly string[]) =>
  candidates.find((path) => path && existsSync(path)) ?? null;

/** The Chromium that the journeys use: the system's, else Playwright's own; null when there is none. */
export const findChromium = (): string | null => firstOf([SHELL, ...WHOLE, chromium.executablePath()]);

export const findWholeChromium = (): string | null => firstOf(WHOLE) ?? findChromium();

/** Installs what is cheapest to run, or anything at all; prints what it runs, and leaves it to findChromium whether it worked. */
export async function installChromium(): Promise<void> {
  if (isDebianRoot() && !existsSync(SHELL)) await run('sh', '-c', apt('chromium-headless-shell'));
  if (isDebianRoot() && !findChromium()) await run('sh', '-c', apt('chromium'));
  if (findChromium()) return;
  const withLibraries = isDebianRoot() ? ['--with-deps'] : [];
  await run(process.execPath, 'node_modules/playwright/cli.js', 'install', ...withLibraries, 'chromium');
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Without a network it gives up soon: a browser that is already installed will do. */
const apt = (name: string) => {
  const options = '-o Acquire::Retries=0 -o Acquire::http::Timeout=15';
  return `apt-get ${options} update -q && DEBIAN_FRONTEND=noninteractive apt-get ${options} install -yq ${name}`;
};

async function run(program: string, ...args: string[]): Promise<void> {
  process.stdout.write(`  ${[program, ...args].join(' ')}\n`);
  await promisify(execFile)(program, args, { cwd: root }).catch(({ stderr }: { stderr?: string }) => {
    process.stdout.write(`  … failed: ${stderr?.trim() ?? program}\n`);
  });
}
