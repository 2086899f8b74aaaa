import { Client, type ClientBase } from 'pg';

/**
 * Has every statement of this connection parsed where it is used, whatever name it was prepared by: behind a pooler the next
 * transaction is another connection's, which knows nothing of the name, or something else by it.
 */
export function withoutNames(client: ClientBase): void {
  const unnamed = (statement: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(Client.prototype.query, client, [withoutName(statement), ...rest]);
  client.query = unnamed as ClientBase['query'];
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}
