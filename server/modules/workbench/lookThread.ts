import { AskedThread, ThreadBusyError, ThreadTimeoutError } from '../../infra/threads/AskedThread';
import type { Looks, Questions } from './look';
import { refuseDefinition } from './problems';

export interface Asked {
  readonly kind: keyof Questions;
  readonly question: Questions[keyof Questions];
}

/** Answers what the workbench asks of a product. Throws TOO_MANY_CHECKS, CHECK_TOO_LONG, and the signal's reason. */
export type Look = <Kind extends keyof Questions>(
  kind: Kind,
  question: Questions[Kind],
  signal?: AbortSignal,
) => Promise<Looks[Kind]>;

const WAITING = 20;
const MILLISECONDS = 20_000;

export function createLookThread(): { look: Look; stop(): Promise<void> } {
  const limits = { waiting: WAITING, milliseconds: MILLISECONDS };
  const thread = new AskedThread<Asked, Looks[keyof Questions]>('./lookWorker', import.meta.url, limits);
  const look: Look = async (kind, question, signal) => {
    try {
      return (await thread.ask({ kind, question }, signal)) as Looks[typeof kind];
    } catch (error) {
      if (error instanceof ThreadBusyError) throw refuseDefinition('TOO_MANY_CHECKS');
      if (error instanceof ThreadTimeoutError) throw refuseDefinition('CHECK_TOO_LONG');
      throw error;
    }
  };
  return { look, stop: () => thread.stop() };
}
