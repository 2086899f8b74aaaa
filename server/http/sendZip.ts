import { Zip, ZipPassThrough } from 'fflate';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZIP } from '../../contract/answers';
import { contentDisposition, type SentFile } from './sendFile';

/** Answers with files in one archive, each sent as soon as it is there; a file that fails cuts the answer off. */
export function sendZip(
  reply: FastifyReply,
  name: string,
  files: AsyncIterable<SentFile>,
  at: Date,
): FastifyReply {
  return reply
    .type(ZIP)
    .header('content-disposition', contentDisposition(name))
    .send(Readable.from(archived(files, at)));
}

/** PDFs are compressed already: they are stored as they are. */
async function* archived(files: AsyncIterable<SentFile>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    archive.add(entry);
    entry.push(content, true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
