import type { Place } from './inOrder';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const cursorOf = ({ value, id }: Place): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Undefined for a text that is no cursor; the list then begins at the front. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return typeof value === 'string' && typeof id === 'string' && UUID.test(id) ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}
