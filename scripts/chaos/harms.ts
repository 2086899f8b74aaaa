import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from './Ground';

export interface Harm {
  name: string;
  what: string;
  happen(ground: Ground): Promise<void>;
}

const SILENCE_MS = 60_000;
const REFUSED_MS = 10_000;
/** Longer than a call of the bucket may take, twice. */
const BUCKET_SILENCE_MS = 25_000;
const KILLS = 15;
const BETWEEN_KILLS_MS = 200;

const KILL_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export const harms: readonly Harm[] = [
  {
    name: 'backends',
    what: 'every backend killed 15 times',
    happen: async (ground) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await ground.query(KILL_ALL);
        await pause(BETWEEN_KILLS_MS);
      }
    },
  },
  {
    name: 'kill',
    what: 'kill -9 of one of two servers',
    happen: (ground) => ground.killServer(),
  },
  {
    name: 'refuse',
    what: 'port refused for 10 s',
    happen: async ({ proxy }) => {
      await proxy.refuse();
      await pause(REFUSED_MS);
      await proxy.restore();
    },
  },
  {
    name: 'failover',
    what: 'PostgreSQL kill -9, back elsewhere',
    happen: (ground) => ground.failOver(),
  },
  {
    name: 'bucket',
    what: "documents' bucket refused for 10 s",
    happen: async ({ bucketProxy }) => {
      await bucketProxy.refuse();
      await pause(REFUSED_MS);
      await bucketProxy.restore();
    },
  },
  {
    name: 'slow-bucket',
    what: "documents' bucket silent for 25 s, then answering",
    happen: async ({ bucketProxy }) => {
      bucketProxy.silence();
      await pause(BUCKET_SILENCE_MS);
      await bucketProxy.restore();
    },
  },
  {
    name: 'silence',
    what: 'network silent for 60 s',
    happen: async ({ proxy }) => {
      proxy.silence();
      await pause(SILENCE_MS);
      await proxy.restore();
    },
  },
];
