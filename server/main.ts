import { readServerConfig } from './config';
import { OperatorError } from './infra/OperatorError';
import { start } from './start';

/** Past it a request that hangs is cut off, so that a stop always ends. */
const STOP_MS = 12_000;

try {
  const server = await start(readServerConfig(), (notice) => void process.send?.({ notice }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(server.stop()));
} catch (error) {
  // Somebody starts this by hand: a sentence where we know one, else all that the error says.
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}

async function end(stopping: Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await stopping;
  process.exit(0);
}
