import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { active, encrypted, obscured, passive, pdf, scripted } from '../../testing/pdfSamples';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

async function save(content: Buffer | string, changes: Record<string, unknown> = {}) {
  const payload = {
    DocumentName: 'edital.pdf',
    DocumentType: 'application/pdf',
    content: typeof content === 'string' ? content : content.toString('base64'),
    ...changes,
  };
  const answer = await server.as('demo-cliente', { method: 'POST', url: '/api/document/save', payload });
  const { Code, Message, Data } = answer.json();
  return { status: answer.statusCode, code: Code, message: Message, id: Data };
}

const read = (uid: string, id: string, base64: boolean) =>
  server.as(uid, { url: `/api/wings/document?wingsDocumentId=${id}&base64=${base64}` });

const storedCount = () => server.db.$count(documents);

/** A PDF of exactly `size` bytes, by a comment that readers skip. */
function padded(size: number): Buffer {
  const [head, tail] = [pdf().subarray(0, 9), pdf().subarray(9)];
  const filler = Buffer.alloc(size - head.length - tail.length - 2, 'x');
  return Buffer.concat([head, Buffer.from('%'), filler, Buffer.from('\n'), tail]);
}

/** Made with pdfkit: it opens without a password, and a password forbids changes. */
const ownerPassword = readFileSync(new URL('../../testing/owner-password.pdf', import.meta.url));

describe('what is accepted', () => {
  test('is stored and read back byte for byte', async () => {
    const { status, id } = await save(pdf());
    expect(status).toBe(200);
    const answer = await read('demo-cliente', id, true);
    expect(answer.json().Data).toBe(pdf().toString('base64'));
  });

  test('may hold a form to fill', async () => {
    expect(await save(passive['a form to fill']!)).toMatchObject({ status: 200 });
  });

  test.each(['data:application/pdf;base64,'])('may carry the prefix %s', async (prefix) => {
    expect(await save(prefix + pdf().toString('base64'))).toMatchObject({ status: 200 });
  });

  test.each(['', '.pdf', 'application/PDF'])('may be called "%s"', async (DocumentType) => {
    expect(await save(pdf(), { DocumentType })).toMatchObject({ status: 200 });
  });

  test('may be exactly 10 MB', async () => {
    expect(await save(padded(10_000_000))).toMatchObject({ status: 200 });
  });

  test('is downloaded as a file under a safe name', async () => {
    const { id } = await save(pdf(), { DocumentName: '../../etc/Çontrato "nº 1"\u202E.PDF' });
    const { headers, rawPayload } = await read('demo-cliente', id, false);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Contrato n 1.pdf"; filename*=UTF-8''%C3%87ontrato%20n%C2%BA%201.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(rawPayload.equals(pdf())).toBe(true);
  });
});

describe('what is refused leaves nothing stored', () => {
  const half = pdf().subarray(0, 200);
  const cases: [string, Buffer | string, string][] = [
    ['an empty file', '', 'DOCUMENT_EMPTY'],
    ['text that is not base64', '%%%%', 'DOCUMENT_NOT_BASE64'],
    ['base64 cut short', pdf().toString('base64').slice(0, -1), 'DOCUMENT_NOT_BASE64'],
    ['one byte more than 10 MB', padded(10_000_001), 'DOCUMENT_TOO_LARGE'],
    ['a renamed web page', Buffer.from('<html><script>alert(1)</script></html>'), 'DOCUMENT_NOT_PDF'],
    ['a PDF behind another byte', Buffer.concat([Buffer.from('\n'), pdf()]), 'DOCUMENT_NOT_PDF'],
    ['half a PDF', half, 'DOCUMENT_TRUNCATED'],
    ['a PDF without its last line', pdf().subarray(0, -7), 'DOCUMENT_TRUNCATED'],
    ['a header and an end with nothing between', Buffer.from('%PDF-1.7\n%%EOF\n'), 'DOCUMENT_UNREADABLE'],
    ['a PDF that asks for a password', encrypted, 'DOCUMENT_ENCRYPTED'],
    // Every way to hold one, and to hide it, is in pdfWorker.test.ts.
    ['a script', scripted['when opened']!, 'DOCUMENT_WITH_SCRIPT'],
    ['objects behind a chain of filters', obscured['a chain of filters']!, 'DOCUMENT_UNREADABLE'],
    ['a PDF with an embedded file', active['an embedded file']!, 'DOCUMENT_WITH_SCRIPT'],
  ];

  /** What the portal's toast says after the file's name. */
  const sentences: Readonly<Record<string, string>> = {
    DOCUMENT_NOT_BASE64: 'O conteúdo do arquivo não pôde ser lido.',
    DOCUMENT_EMPTY: 'O arquivo está vazio.',
    DOCUMENT_TOO_LARGE: 'O arquivo deve ter no máximo 10 MB.',
    DOCUMENT_NOT_PDF: 'O arquivo não é um PDF.',
    DOCUMENT_TRUNCATED: 'O arquivo PDF está incompleto.',
    DOCUMENT_UNREADABLE: 'O arquivo PDF está corrompido e não pôde ser aberto.',
    DOCUMENT_ENCRYPTED: 'O arquivo PDF está protegido por senha.',
    DOCUMENT_WITH_SCRIPT: 'O arquivo PDF contém scripts, ações ou anexos e não pode ser aceito.',
  };

  test.each(cases)('%s', async (_what, content, code) => {
    const before = await storedCount();
    const answer = await save(content);
    expect(answer).toMatchObject({ code, message: sentences[code] });
    expect(answer.status).toBe(code === 'DOCUMENT_TOO_LARGE' ? 413 : 422);
    expect(await storedCount()).toBe(before);
  });

  test('a PDF that opens but is encrypted against changes', async () => {
    expect(await save(ownerPassword)).toMatchObject({ code: 'DOCUMENT_ENCRYPTED' });
  });

  test('another type, another body, a body far too large', async () => {
    expect(await save(pdf(), { DocumentType: 'text/html' })).toMatchObject({ code: 'DOCUMENT_NOT_PDF' });
    expect(await save(pdf(), { owner: 'x' })).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
    expect(await save('A'.repeat(15_000_001))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });
});

describe('whose it is', () => {
  test.each(['demo-tomador', 'demo-executivo'])('%s does not find it', async (uid) => {
    const { id } = await save(pdf());
    expect((await read(uid, id, true)).statusCode).toBe(404);
  });

  test.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['../1', 422],
  ])('the id %s finds nothing', async (id, status) => {
    expect((await read('demo-cliente', id, true)).statusCode).toBe(status);
  });
});

test('the server answers others while it inspects', async () => {
  const many = Promise.all(Array.from({ length: 6 }, () => save(padded(5_000_000))));
  let isDone = false;
  const ended = many.then(() => (isDone = true));
  // It reads the database, too; /api/health would judge how soon that answers on this machine.
  const other = await server.as(null, { url: '/api/wings/platform-status' });
  expect([other.statusCode, isDone]).toEqual([200, false]);
  await ended;
  expect((await many).map(({ status }) => status)).toEqual(Array(6).fill(200));
});
