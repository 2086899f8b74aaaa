import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface MailServer {
  readonly url: string;
  received(): number;
  close(): Promise<void>;
}

/** Takes every letter, after a while, as those of the world do: whoever sends waits and spends nothing. */
export async function slowMailServer(delayMs: number): Promise<MailServer> {
  let received = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    serve(socket, async () => {
      await pause(delayMs);
      received += 1;
    });
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () => {
      open.forEach((socket) => socket.destroy());
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function serve(socket: Socket, take: () => Promise<void>): void {
  let inLetter = false;
  let letter = '';
  socket.write('220 mail.lastro.test\r\n');
  socket.on('data', async (data) => {
    if (inLetter) {
      letter += data.toString();
      if (!letter.endsWith('\r\n.\r\n')) return;
      letter = '';
      await take();
    }
    inLetter = !inLetter && data.toString().startsWith('DATA');
    socket.write(inLetter ? '354 go on\r\n' : '250 ok\r\n');
  });
}
