import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '../../../adapters/mail/createMailer';
import { mails } from '../../../db/schema';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { until } from '../../../testing/until';
import { postMail } from './postMail';

/** A mail server that takes one letter after it has refused the first. */
const received: string[] = [];
let refusals = 1;
let smtp: Server;
let server: TestApp;

function serve(socket: Socket): void {
  let inLetter = false;
  socket.write('220 mail.lastro.test\r\n');
  socket.on('data', (data) => {
    const text = data.toString();
    if (inLetter) received.push(text);
    if (inLetter && !text.endsWith('\r\n.\r\n')) return;
    const answer = inLetter ? '250 kept' : answerTo(text);
    inLetter = answer.startsWith('354');
    socket.write(`${answer}\r\n`);
  });
}

function answerTo(command: string): string {
  if (command.startsWith('MAIL') && refusals-- > 0) return '451 later';
  return command.startsWith('DATA') ? '354 go on' : '250 ok';
}

beforeAll(async () => {
  smtp = createServer(serve).listen(0, '127.0.0.1');
  await new Promise((ready) => smtp.once('listening', ready));
  const { port } = smtp.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Lastro <portal@lastro.test>' });
  server = await testApp({ jobs: 'working', deps: () => ({ mailer }) });
});
afterAll(async () => {
  await server.close();
  smtp.close();
});

test('an e-mail is delivered by SMTP, again after a failure, and its text is forgotten', async () => {
  const letter = { recipient: 'ana@prado.test', subject: 'Senha', text: 'https://portal/change-password/x' };
  await server.db.transaction((tx) => postMail(tx, server.deps, letter));
  const sent = await until(async () => {
    const [mail] = await server.db.select().from(mails);
    return mail?.sentAt ? mail : undefined;
  });
  expect(sent).toMatchObject({ recipient: 'ana@prado.test', text: '' });
  expect(received.join('')).toContain('https://portal/change-password/x');
  expect(received.join('')).toContain('portal@lastro.test');
});
