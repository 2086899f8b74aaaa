import { OperatorError } from '../../server/infra/OperatorError';
import { runTool } from '../test/runTool';

const CONFIG = 'scripts/help-pictures/playwright.config.ts';

export async function main(): Promise<void> {
  const code = await runTool('@playwright/test/cli.js', ['test', '--config', CONFIG]);
  if (code !== 0) throw new OperatorError('Not every picture could be taken; the others are new.');
}
