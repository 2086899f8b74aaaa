import { readConfig } from '../../server/config';
import {
  DEMONSTRATION_PASSWORD,
  demonstrationAccounts,
} from '../../server/infra/identity/demonstrationAccounts';
import { AlreadyRunning, takeLock } from './lock';
import { browserUrl } from './address';
import { Resources } from './Resources';
import { startProduct } from './startProduct';

/** npm start: runs the product until Ctrl-C, or until a part of it is lost. Ends the process. */
export async function main(): Promise<void> {
  const resources = new Resources();
  const interrupted = signal();
  const outcome = await Promise.race([interrupted, runUntilLost(resources)]).catch(sentenceOf);
  if (outcome) process.stderr.write(`${outcome.sentence}\n`);
  else process.stdout.write('\nStopping …\n');
  await resources.stopAll();
  process.exit(outcome?.code ?? 0);
}

/** Why the product ends; null is a person's wish. */
type Outcome = { sentence: string; code: number } | null;

async function runUntilLost(resources: Resources): Promise<Outcome> {
  const config = readConfig();
  process.stdout.write('Lastro\n');
  const lock = await takeLock(config.dataDir, browserUrl(config.host, config.port));
  // First in, last out: nobody else may start before everything is stopped.
  void resources.add(Promise.resolve({ stop: async () => lock.release() }));
  const { url, lost } = await startProduct(config, lock, resources);
  announce(url, config.identity.kind === 'emulator');
  return { sentence: await lost, code: 1 };
}

function announce(url: string, demonstration: boolean): void {
  const accounts = demonstrationAccounts.map(({ email, note }) => `    ${email.padEnd(28)}${note}`);
  const invitation = [`  Demonstration accounts, password ${DEMONSTRATION_PASSWORD}`, ...accounts, ''];
  const lines = ['', `  ${url}`, '', ...(demonstration ? invitation : []), '  Ctrl-C stops everything.', ''];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.send?.({ url });
}

/** The first Ctrl-C stops in order, the second at once. */
function signal(): Promise<Outcome> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(name, () => {
        resolve(null);
        process.once(name, () => process.exit(130));
      });
    }
  });
}

function sentenceOf(error: Error): Outcome {
  return { sentence: error.message, code: error instanceof AlreadyRunning ? 0 : 1 };
}
