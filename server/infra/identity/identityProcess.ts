import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAccounts, writeAccounts, type Account } from './accounts';
import { createEmulator, type Emulator } from './emulator';
import { seedAccounts, type SeedAccount } from './seedAccounts';

export interface IdentityOrder {
  stateFile: string;
  port: number;
  seed: readonly SeedAccount[];
  password: string;
}
export type IdentityReport = { port: number } | { error: string };

let saving: Promise<void> | undefined;
let unsaved = false;
let lastSave = async (): Promise<void> => undefined;

// When the parent says so, or is gone, which may be before we are ready.
const leave = (): void => void lastSave().finally(() => process.exit(0));
process.once('SIGTERM', leave);
process.once('disconnect', leave);

process.once('message', (order: IdentityOrder) => {
  serve(order).then(
    (port) => report({ port }),
    (error: Error) => report({ error: error.message }),
  );
});

async function serve(order: IdentityOrder): Promise<number> {
  const kept = await readAccounts(order.stateFile);
  const emulator: Emulator = await createEmulator(() => save(order.stateFile, emulator.accounts));
  emulator.restore(kept ?? seedAccounts(order.seed, order.password));
  if (!kept) await save(order.stateFile, emulator.accounts);
  await listen(emulator.server, order.port);
  lastSave = () => save(order.stateFile, emulator.accounts);
  return (emulator.server.address() as AddressInfo).port;
}

async function listen(server: Server, port: number): Promise<void> {
  const taken = await new Promise<boolean>((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' && port !== 0 ? resolve(true) : reject(error);
    server.once('error', refused).listen(port, '127.0.0.1', () => {
      server.off('error', refused);
      resolve(false);
    });
  });
  if (taken) await listen(server, 0);
}

/** One write at a time; a change that comes while one runs starts the next. */
function save(file: string, accounts: () => Account[]): Promise<void> {
  unsaved = true;
  saving ??= (async () => {
    while (unsaved) {
      unsaved = false;
      await writeAccounts(file, accounts());
    }
  })().finally(() => (saving = undefined));
  return saving;
}

function report(message: IdentityReport): void {
  process.send?.(message, () => {
    if ('error' in message) process.exit(1);
  });
}
