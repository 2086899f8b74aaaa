import type { ServerResponse } from 'node:http';
import type { CheckProgress } from '../../../studio/contract/publishing';
import type { Checking } from '../../../studio/publish/FolderCheck';
import type { User } from '../../db/schema';
import type { CheckWatch } from './checkThread';
import { refusePublishing } from './problems';

export function createRunningChecks() {
  const running = new Map<string, Checking>();
  return {
    of({ uid }: User): CheckProgress['Checking'] {
      const checking = running.get(uid);
      return checking ? { Product: checking.product, Done: checking.done, Total: checking.total } : null;
    },

    /** Runs `work` for an answer; whoever goes away before it ends the check. */
    async watching<Result>(
      { uid }: User,
      answer: ServerResponse,
      work: (watch: CheckWatch) => Promise<Result>,
    ): Promise<Result> {
      const gone = new AbortController();
      answer.once('close', () => gone.abort(refusePublishing('CHECK_CANCELLED')));
      try {
        return await work({ signal: gone.signal, tell: (checking) => running.set(uid, checking) });
      } finally {
        running.delete(uid);
      }
    },
  };
}
