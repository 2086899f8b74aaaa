import { join } from 'node:path';
import type { Pool } from 'pg';
import { readFiles } from '../../engine/publish';
import type { Config } from '../../server/config';
import { openDb, type Db } from '../../server/db/db';
import { portalOf, type Portal } from '../../server/modules/publishing/foundFaults';
import { productClock } from '../executive-link/makeLink';
import { root } from '../lib/root.mjs';
import { sellSaved } from './sellSaved';

const FOLDER = join(root, 'product-schemas');

export class SavedDefinitions {
  private readonly db: Db;
  private readonly pool: Pool;
  private began: Portal = portalOf(readFiles(FOLDER).files);

  constructor(
    private readonly config: Config,
    databaseUrl: string,
  ) {
    const { db, pool } = openDb(databaseUrl, () => undefined, 1);
    [this.db, this.pool] = [db, pool];
  }

  begin(): void {
    this.began = portalOf(readFiles(FOLDER).files);
  }

  /** Whether the running server now sells under what is saved; otherwise it must be restarted. */
  sell(): Promise<boolean> {
    const now = productClock(this.config).now();
    const tell = (sentence: string) => void process.stdout.write(`  ! ${sentence}\n`);
    return sellSaved(this.db, readFiles(FOLDER), this.began, now, tell);
  }

  stop(): Promise<void> {
    return this.pool.end();
  }
}
