import type { FastifyInstance } from 'fastify';
import type { Listening } from '../../db/listen';
import type { Deps } from '../../deps';
import type { Gatekeeper } from '../../hub/Gatekeeper';
import { Hub } from '../../hub/Hub';
import { CHANNEL } from '../../hub/announcement';
import { Subscribers } from './Subscribers';

const PATH = '/api/notification/hub';

/**
 * The real-time hub of specification 1 §7. A client calls Subscribe with its own e-mail, gets the list
 * 'Registered' of what is unread, a 'Receive' for each that comes and a 'QuoteChanged' for each quote that it may
 * see and that changes, from whichever process; once it has read all, here or elsewhere, another 'Registered'. When
 * the user's sessions are ended, so are their connections.
 */
export function useNotificationHub(app: FastifyInstance, deps: Deps, gatekeeper: Gatekeeper): void {
  const subscribers: Subscribers = new Subscribers(deps, (uid) => void hub.askAgain(uid));
  const hub = new Hub(deps.logger, gatekeeper, PATH, (connection, user, socket) =>
    subscribers.welcome(connection, user, socket),
  );
  let listening: Listening | undefined;
  deps.watch.figure('lastro_hub_sockets', 'Open connections to the hub', () => hub.size);
  deps.watch.part('hub', {}, () => ({
    isWell: listening?.isHearing() ?? false,
    says: `${hub.size} connections`,
  }));
  app.server.on('upgrade', (...request) => void hub.upgrade(...request));
  app.addHook('onReady', async () => {
    listening = await deps.listen(CHANNEL, subscribers);
  });
  app.addHook('preClose', () => hub.stop());
  app.addHook('onClose', async () => listening?.stop());
}
