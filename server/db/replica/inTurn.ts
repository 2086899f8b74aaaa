import { Client, type ClientBase } from 'pg';

/** Has the statements of this connection wait for each other: a page asks for several at once, which pg takes no longer from 9 on. */
export function inTurn(client: ClientBase): void {
  let before: Promise<unknown> = Promise.resolve();
  const query = (...statement: unknown[]): unknown => {
    const answer = before.then(() => Reflect.apply(Client.prototype.query, client, statement) as unknown);
    before = answer.catch(() => undefined);
    return answer;
  };
  client.query = query as ClientBase['query'];
}
