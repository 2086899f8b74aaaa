import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../server/infra/OperatorError';
import { installDependencies } from '../lib/install-dependencies.mjs';
import { phase } from '../lib/phase.mjs';
import { runTool } from '../test/runTool';

const folder = fileURLToPath(new URL('../../bench', import.meta.url));

/** npm run bench: installs what only the bench needs, then measures; bench/README.md says what. */
export async function main(): Promise<void> {
  await installDependencies(folder);
  await phase('Types', checkTypes);
  const { measure } = await import('../../bench/driver/main');
  await measure();
}

/** The hand-written forms are checked here, since a clone has not installed what they import. */
async function checkTypes(): Promise<void> {
  const code = await runTool('typescript/bin/tsc', ['-p', folder]);
  if (code !== 0) throw new OperatorError('The bench has type errors.');
}
