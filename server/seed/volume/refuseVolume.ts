import type { PoolClient } from 'pg';
import { OperatorError } from '../../infra/OperatorError';

/** The mark of a database that was filled. */
export const VOLUME = 'volume';

/**
 * Throws OperatorError for a database that may hold real data. The demonstration's mark tells: a database has it from its
 * first start on, a product with real people refuses to run on one that has it, and it is never taken away.
 */
export async function refuseVolume(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from seeds where name in ('demonstration', $1)`,
    [VOLUME],
  );
  const marks = rows.map(({ name }) => name);
  if (!marks.includes('demonstration'))
    throw new OperatorError(
      'This is no demonstration: the database may hold real data, and nothing was added to it.',
    );
  if (marks.includes(VOLUME))
    throw new OperatorError(
      'The database was filled before: start the product on another DATA_DIR to fill that one.',
    );
}
