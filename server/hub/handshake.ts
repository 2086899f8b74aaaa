const SEPARATOR = '\x1e';

export interface Handshake {
  reply: string;
  rest: string;
  isAccepted: boolean;
}

export function takeHandshake(frame: string): Handshake {
  const end = frame.indexOf(SEPARATOR);
  const asked = JSON.parse(frame.slice(0, end)) as { protocol?: unknown; version?: unknown } | null;
  const isAccepted = end > 0 && asked?.protocol === 'json' && asked.version === 1;
  const reply = isAccepted ? {} : { error: 'Only the protocol json in version 1 is spoken here.' };
  return { reply: JSON.stringify(reply) + SEPARATOR, rest: frame.slice(end + 1), isAccepted };
}
