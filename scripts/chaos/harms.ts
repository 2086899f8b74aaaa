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

async function refused(way: Ground['proxy']): Promise<void> {
  await way.refuse();
  await pause(REFUSED_MS);
  await way.restore();
}

async function silenced(way: Ground['proxy'], ms: number): Promise<void> {
  way.silence();
  await pause(ms);
  await way.restore();
}

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
    happen: ({ proxy }) => refused(proxy),
  },
  {
    name: 'failover',
    what: 'PostgreSQL kill -9, back elsewhere',
    happen: (ground) => ground.failOver(),
  },
  {
    name: 'bucket',
    what: "documents' bucket refused for 10 s",
    happen: ({ bucketProxy }) => refused(bucketProxy),
  },
  {
    name: 'slow-bucket',
    what: "documents' bucket silent for 25 s, then answering",
    happen: ({ bucketProxy }) => silenced(bucketProxy, BUCKET_SILENCE_MS),
  },
  {
    name: 'silence',
    what: 'network silent for 60 s',
    happen: ({ proxy }) => silenced(proxy, SILENCE_MS),
  },
];
