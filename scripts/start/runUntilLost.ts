import { readConfig, type Config } from '../../server/config';
import { openSigner } from '../../server/signingConfig';
import { freePort } from '../../server/infra/postgres/freePort';
import { browserUrl } from './address';
import { AlreadyRunning, takeLock, type Lock } from './lock';
import { Resources } from './Resources';

export interface Running {
  url: string;
  lost: Promise<string>;
}

type Start = (config: Config, lock: Lock, resources: Resources) => Promise<Running>;

/** Why a run ends; null is a person's wish. */
type Outcome = { sentence: string; code: number } | null;

/**
 * Starts something on the data folder and runs it until Ctrl-C or until a part of it is lost, then stops
 * everything and ends the process: 0 for a person's wish, 1 with one sentence for anything else.
 */
export async function runUntilLost(
  start: Start,
  announce: (url: string, config: Config) => void,
): Promise<void> {
  const resources = new Resources();
  const interrupted = signal();
  const outcome = await Promise.race([interrupted, run(start, announce, resources)]).catch(sentenceOf);
  process.stdout.write(outcome ? '' : '\nStopping …\n');
  process.stderr.write(outcome ? `${outcome.sentence}\n` : '');
  await resources.stopAll();
  process.exit(outcome?.code ?? 0);
}

async function run(
  start: Start,
  announce: (url: string, config: Config) => void,
  resources: Resources,
): Promise<Outcome> {
  const read = readConfig();
  // The server checks it too, but only once the database runs.
  openSigner(read.signing, new Date());
  // Settled before anything else, because the lock tells a second start where to look.
  const config = { ...read, port: read.port || (await freePort()) };
  process.stdout.write('Lastro\n');
  const lock = await takeLock(config.dataDir, browserUrl(config.host, config.port));
  // First in, last out: nobody else may start before everything is stopped.
  void resources.add(Promise.resolve({ stop: async () => lock.release() }));
  const { url, lost } = await start(config, lock, resources);
  announce(url, config);
  // Tells a program that started us, such as a test, that it can begin.
  process.send?.({ url });
  return { sentence: await lost, code: 1 };
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

/** A product that already runs is what the person wanted, so it is no failure. */
function sentenceOf(error: Error): Outcome {
  return { sentence: error.message, code: error instanceof AlreadyRunning ? 0 : 1 };
}
