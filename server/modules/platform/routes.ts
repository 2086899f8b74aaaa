import { browserConfig, health, live, platformStatus, ready } from '../../../contract/platform';
import { answers } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { withoutLimit } from '../../http/limits';
import { refuse } from '../../http/refuse';
import { failingParts } from './rounds';
import { pingDatabase, readPlatformStatus } from './repository';

/** A load balancer asks every few seconds, and a silent database is an answer too. */
const PATIENCE_MS = 1000;

export function platformRoutes(app: Api, { db, publicConfig, clock, watch }: Deps): void {
  const ping = pinging(db);
  app.get('/health', { schema: { response: answers(health) }, config: withoutLimit }, async () => {
    await ping();
    const failing = await failingParts(db);
    return ok({
      status: 'ok',
      failing: failing.map(({ name, since }) => ({ part: name, since: since.toISOString() })),
    });
  });

  app.get('/live', { schema: { response: answers(live) }, config: withoutLimit }, async () =>
    ok({ status: 'live' }),
  );

  app.get('/ready', { schema: { response: answers(ready) }, config: withoutLimit }, async () => {
    const states = await watch.states();
    const missing = states.filter(({ isVital, isWell }) => isVital && !isWell);
    if (missing.length > 0)
      throw refuse(
        'UNAVAILABLE',
        missing.map(({ name, says }) => ({ path: name, code: 'unwell', message: says })),
      );
    return ok({ status: 'ready', parts: states.map(({ name, ...state }) => ({ part: name, ...state })) });
  });

  app.get('/config', { schema: { response: answers(browserConfig) }, config: withoutLimit }, async () =>
    ok({ ...publicConfig, now: clock.now().toISOString() }),
  );

  app.get('/wings/platform-status', { schema: { response: answers(platformStatus) } }, async () => {
    const { available, expectedAvailabilityDate } = await readPlatformStatus(db);
    return ok({
      Avaliable: available,
      ExpectedAvailabilityDate: expectedAvailabilityDate?.toISOString() ?? null,
    });
  });
}

/** Concurrent callers share one ping. Rejects when no answer comes in time. */
function pinging(db: Deps['db']): () => Promise<void> {
  let asked: Promise<void> | undefined;
  return async () => {
    asked ??= pingDatabase(db).finally(() => (asked = undefined));
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      // setImmediate lets answers be read that came while this process was busy.
      timer = setTimeout(() => setImmediate(() => reject(refuse('UNAVAILABLE'))), PATIENCE_MS);
    });
    await Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
  };
}
