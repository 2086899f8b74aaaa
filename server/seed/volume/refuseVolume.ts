import type { PoolClient } from 'pg';
import { OperatorError } from '../../infra/OperatorError';

export const VOLUME = 'volume';

/**
 * Throws OperatorError for a database that may hold real data, that is, without the demonstration's mark. The mark
 * is set at the first start and never removed, and a product with real people refuses to run on a marked database.
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
