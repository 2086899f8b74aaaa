import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Listening } from '../../db/listen';
import type { Deps } from '../../deps';
import { Hub } from '../../hub/Hub';
import { HubError } from '../../hub/HubConnection';
import type { HubConnection } from '../../hub/HubConnection';
import type { User } from '../account/repository';
import { announcementOf, namesOwnEmail } from './contract';
import { CHANNEL } from './notify';
import { Subscription } from './Subscription';

const PATH = '/api/notification/hub';

/**
 * The real-time hub of specification 1 §7. A client calls Subscribe with its own e-mail, gets the list
 * 'Registered' of what is unread, and a 'Receive' for whatever comes, from whichever process.
 */
export function useNotificationHub(app: FastifyInstance, deps: Deps): void {
  const subscribers = new Subscribers(deps);
  const hub = new Hub(deps, PATH, (connection, user, socket) =>
    subscribers.welcome(connection, user, socket),
  );
  let listening: Listening | undefined;
  app.server.on('upgrade', (...request) => void hub.upgrade(...request));
  app.addHook('onReady', async () => {
    listening = await deps.listen(CHANNEL, subscribers);
  });
  app.addHook('preClose', () => hub.stop());
  app.addHook('onClose', async () => listening?.stop());
}

/** Who is subscribed at this process, and what reaches them. */
class Subscribers {
  private readonly byUser = new Map<string, Set<Subscription>>();

  constructor(private readonly deps: Deps) {}

  welcome(connection: HubConnection, { uid, email }: User, socket: WebSocket): void {
    const subscription = new Subscription(this.deps.db, uid, connection);
    connection.serve({
      Subscribe: async (argument) => {
        if (!namesOwnEmail(argument, email)) throw new HubError('O e-mail informado não é o da sessão.');
        if (socket.readyState !== socket.OPEN) return;
        // First listed, then read: what comes in between is told, and told once.
        this.add(uid, subscription);
        await subscription.register();
      },
    });
    socket.once('close', () => this.remove(uid, subscription));
  }

  heard(payload: string): void {
    const announced = announcementOf(payload);
    if (announced) this.byUser.get(announced.uid)?.forEach((own) => own.deliver(announced.id));
  }

  resumed(): void {
    for (const own of this.byUser.values()) own.forEach((subscription) => subscription.catchUp());
  }

  failed(error: Error): void {
    this.deps.logger.error(error);
  }

  private add(uid: string, subscription: Subscription): void {
    this.byUser.set(uid, (this.byUser.get(uid) ?? new Set()).add(subscription));
  }

  private remove(uid: string, subscription: Subscription): void {
    const own = this.byUser.get(uid);
    own?.delete(subscription);
    if (own?.size === 0) this.byUser.delete(uid);
  }
}
