import type { FastifyInstance } from 'fastify';
import type { Listening } from '../../db/listen';
import type { Deps } from '../../deps';
import { CHANNEL } from './releases/repository';

export function followReleases(app: FastifyInstance, { listen, logger, products }: Deps): void {
  const refresh = () => {
    products.refresh().catch((error: unknown) => logger.error(error, 'the releases could not be read'));
  };
  let listening: Listening | undefined;
  app.addHook('onReady', async () => {
    const failed = (error: Error) => logger.warn(error, 'releases are not heard of');
    listening = await listen(CHANNEL, { heard: refresh, resumed: refresh, failed });
    // Catches up on what was published between the opening of the store and now.
    await products.refresh();
  });
  app.addHook('onClose', async () => listening?.stop());
}
