import { createServer, type ViteDevServer } from 'vite';
import type { ProductLibrary } from '../../engine/publish';
import { PLUGIN } from '../../engine/publish/vitePlugin';
import type { Config } from '../../server/config';
import { freePort } from '../../server/infra/postgres/freePort';
import { phase } from '../lib/phase.mjs';
import { root } from '../lib/root.mjs';
import { browserUrl, checkAddress } from '../start/address';
import type { Lock } from '../start/lock';
import type { Resources } from '../start/Resources';
import type { Running } from '../start/runUntilLost';
import { serverOptions, startGround } from '../start/startProduct';
import { RestartingServer } from './RestartingServer';
import { restartOnChange, type Answers } from './restartOnChange';
import { SavedDefinitions } from './SavedDefinitions';

export async function startDev(config: Config, lock: Lock, resources: Resources): Promise<Running> {
  const { host, port } = config;
  await checkAddress(host, port);
  const ground = await startGround(config, lock, resources);
  const env = { ...ground.env, NODE_ENV: 'development', VITE_ANALYSTS: '1' };
  const api = { ...config, host: '127.0.0.1', port: await freePort() };
  const server = new RestartingServer(serverOptions(api, env), lock);
  void resources.add(Promise.resolve(server));
  await phase('Server', () => server.start());
  const vite = await phase('Vite', () => startVite(host, port, `http://${api.host}:${api.port}`));
  void resources.add(Promise.resolve({ stop: () => vite.close() }));
  const saved = new SavedDefinitions(config, ground.env['DATABASE_URL']!);
  void resources.add(Promise.resolve(saved));
  restartOnChange(vite, root, answersOf(vite, server, saved));
  return { url: browserUrl(host, port), lost: ground.lost };
}

/** While a definition is wrong, the running server goes on with the last good ones. */
function answersOf(vite: ViteDevServer, server: RestartingServer, saved: SavedDefinitions): Answers {
  const areSound = () => definitionsOf(vite).faults.length === 0;
  const begin = () => {
    saved.begin();
    server.restart();
  };
  const sell = async () => {
    // Whatever failed here, a restart reports it.
    if (!(await saved.sell().catch(() => false))) begin();
  };
  return { restart: () => void (areSound() && begin()), sell: () => void (areSound() && sell()) };
}

function definitionsOf({ config }: ViteDevServer): ProductLibrary {
  return config.plugins.find(({ name }) => name === PLUGIN)!.api as ProductLibrary;
}

async function startVite(host: string, port: number, api: string): Promise<ViteDevServer> {
  // vite.config.ts reads it for its proxy.
  process.env['API_URL'] = api;
  // Its loader handles our extensionless imports for now; its warning about them is 200 lines long.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
  const watch = { ignored: ['**/data/**', '**/dist/**', '**/test-results/**'] };
  const server = { host, port, strictPort: true, watch };
  const vite = await createServer({ root, clearScreen: false, logLevel: 'warn', server });
  return vite.listen();
}
