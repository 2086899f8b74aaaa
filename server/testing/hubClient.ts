import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { until } from './until';

export interface Told {
  id: string;
  data: string;
  notificationType: string;
}

export interface Changed {
  Identifier: string | null;
  Status: number | null;
}

export interface HubClient {
  connection: HubConnection;
  registered: Told[][];
  received: Told[];
  changed: Changed[];
  subscribe(email: string): Promise<unknown>;
  hasReceived(...data: string[]): Promise<void>;
}

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
  const changed: Changed[] = [];
  connection.on('Registered', (list: Told[]) => registered.push(list));
  connection.on('Receive', (one: Told) => received.push(one));
  connection.on('QuoteChanged', (one: Changed) => changed.push(one));
  const subscribe = (UserEmail: string) => connection.invoke('Subscribe', { UserEmail });
  connection.onreconnected(() => subscribe(email));
  const hasReceived = async (...data: string[]) => {
    const isTold = () => data.join() === received.map((one) => one.data).join();
    await until(async () => (isTold() ? true : undefined));
  };
  return { connection, registered, received, changed, subscribe, hasReceived };
}
