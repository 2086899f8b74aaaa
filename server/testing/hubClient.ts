import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { until } from './until';

/** What a notification looks like at the client. */
export interface Told {
  id: string;
  data: string;
  notificationType: string;
}

/** A portal's connection to the hub, by the real client, and all that it was told. */
export interface HubClient {
  connection: HubConnection;
  /** One list a subscription. */
  registered: Told[][];
  received: Told[];
  subscribe(email: string): Promise<unknown>;
  /** Waits until what was received holds these data, in this order. */
  hasReceived(...data: string[]): Promise<void>;
}

/** Builds a client that comes back by itself and subscribes `email` again, as the portal does. */
export function hubClient(origin: string, token: () => string, email: string): HubClient {
  const connection = new HubConnectionBuilder()
    .withUrl(`${origin}/api/notification/hub`, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: token,
    })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 50 })
    .configureLogging(LogLevel.None)
    .build();
  const registered: Told[][] = [];
  const received: Told[] = [];
  connection.on('Registered', (list: Told[]) => registered.push(list));
  connection.on('Receive', (one: Told) => received.push(one));
  const subscribe = (UserEmail: string) => connection.invoke('Subscribe', { UserEmail });
  connection.onreconnected(() => subscribe(email));
  const hasReceived = async (...data: string[]) => {
    const isTold = () => data.join() === received.map((one) => one.data).join();
    await until(async () => (isTold() ? true : undefined));
  };
  return { connection, registered, received, subscribe, hasReceived };
}
