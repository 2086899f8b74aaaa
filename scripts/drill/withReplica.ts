import { freePort } from '../../server/infra/postgres/freePort';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { until } from '../../server/testing/until';
import { metricsOf } from './morning/spending';

export interface WithReplica extends ServerProcess {
  readonly metrics: number;
}

export async function withReplica(leaderUrl: string, replicaUrl: string): Promise<WithReplica> {
  const metrics = await freePort();
  const settings = { DATABASE_REPLICA_URL: replicaUrl, METRICS_PORT: String(metrics) };
  return { ...(await serverProcess(leaderUrl, { settings })), metrics };
}

/** What both servers say of it; waits until the standby answers reads of both. */
export const inUse = (servers: readonly WithReplica[]) =>
  until(async () => {
    const texts = await Promise.all(servers.map(({ metrics }) => metricsOf(metrics)));
    return texts.every((text) => /^lastro_replica_used 1$/m.test(text)) ? true : undefined;
  });

export async function readsOf(servers: readonly WithReplica[]): Promise<{ replica: number; all: number }> {
  const sum = { replica: 0, all: 0 };
  for (const text of await Promise.all(servers.map(({ metrics }) => metricsOf(metrics))))
    for (const [, outcome, many] of text.matchAll(/^lastro_replica_reads_total\{outcome="(\w+)"\} (\d+)/gm)) {
      sum.all += Number(many);
      if (outcome === 'replica') sum.replica += Number(many);
    }
  return sum;
}
