import { runTool } from '../../scripts/test/runTool';
import { OperatorError } from '../../server/infra/OperatorError';

/** A production build by one of the bench's Vite configurations. */
export async function build(config: string): Promise<void> {
  const args = ['build', '--config', config, '--logLevel', 'error'];
  const env = { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const code = await runTool('vite/bin/vite.js', args, env);
  if (code !== 0) throw new OperatorError(`${config} was not built.`);
}
