import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { withoutLimit } from '../../http/limits';
import { pingDatabase, readPlatformStatus } from './repository';

/** What a browser asks before anybody has signed in. */
export function platformRoutes(app: FastifyInstance, { db, publicConfig }: Deps): void {
  app.get('/health', { config: withoutLimit }, async () => {
    await pingDatabase(db);
    return ok({ status: 'ok' });
  });

  app.get('/config', { config: withoutLimit }, async () => ok(publicConfig));

  app.get('/wings/platform-status', async () => {
    const { available, expectedAvailabilityDate } = await readPlatformStatus(db);
    return ok({
      Avaliable: available,
      ExpectedAvailabilityDate: expectedAvailabilityDate?.toISOString() ?? null,
    });
  });
}
