import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { root } from '../lib/root.mjs';

/** Chromium takes one list of them, so ours repeats what of Playwright's own list concerns a desk. */
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
];

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that the journeys use: the system's, else Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const candidates = [...SYSTEM, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Installs a Chromium when there is none; prints what it runs, and leaves it to findChromium whether it worked. */
export function installChromium(): void {
  for (const [program, ...args] of installations()) {
    if (findChromium()) return;
    process.stdout.write(`  ${[program, ...args].join(' ')}\n`);
    try {
      execFileSync(program ?? '', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      process.stdout.write('  … failed\n');
    }
  }
}

function installations(): string[][] {
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq chromium';
  const own = [process.execPath, 'node_modules/playwright/cli.js', 'install'];
  return [
    ...(debianRoot ? [['sh', '-c', apt]] : []),
    [...own, ...(debianRoot ? ['--with-deps'] : []), 'chromium'],
  ];
}
