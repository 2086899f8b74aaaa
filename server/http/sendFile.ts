import type { FastifyReply } from 'fastify';
import { ok } from './envelope';
import type { Success } from './envelope';

export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
  readonly type?: string;
}

export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply;
export function sendFile(
  reply: FastifyReply,
  file: SentFile,
  base64: boolean,
): FastifyReply | Success<string>;
export function sendFile(reply: FastifyReply, file: SentFile, base64 = false) {
  const { name, content, type = 'application/pdf' } = file;
  if (base64) return ok(content.toString('base64'));
  return reply.type(type).header('content-disposition', contentDisposition(name)).send(content);
}

export function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["%]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
