import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface Written {
  /** Rows that the database confirmed: their texts are 0 to count - 1. */
  readonly count: number;
  /** When the last of them was. */
  readonly at: Date;
}

/** Writes rows one after the other, `everyMs` between two, until it is stopped or the database is gone. */
export function writeMails(url: string, { from = 0, everyMs = 0 } = {}) {
  const ending = new AbortController();
  const done = (async (): Promise<Written> => {
    const client = new Client(url);
    client.on('error', () => undefined);
    await client.connect();
    let written = { count: from, at: new Date() };
    const row = `insert into mails (recipient, subject, text, created_at) values ('', '', $1, clock_timestamp())`;
    while (!ending.signal.aborted) {
      const isGone = await client.query(row, [String(written.count)]).then(
        () => false,
        () => true,
      );
      if (isGone) break;
      written = { count: written.count + 1, at: new Date() };
      if (everyMs > 0) await pause(everyMs);
    }
    await client.end();
    return written;
  })();
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}
