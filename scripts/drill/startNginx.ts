import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../server/infra/OperatorError';
import { freePort } from '../../server/infra/postgres/freePort';
import { root } from '../lib/root.mjs';
import type { Programs } from './Programs';

const NGINX = '/usr/sbin/nginx';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Answers the port of nginx before two servers, by the file of ops/ as it is, without what needs a certificate and root. */
export async function startNginx(
  programs: Programs,
  servers: readonly { readonly port: number }[],
): Promise<number> {
  if (!existsSync(NGINX)) throw new OperatorError('The drill needs nginx: apt install nginx.');
  const port = await freePort();
  const kept = await readFile(join(root, 'ops/nginx/lastro.conf'), 'utf8');
  const http = kept
    .replace(/^server \{\s+listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *(listen \[::\]|ssl_|access_log).*\n/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]!.port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[1]!.port}`);
  const own = TEMPORARY.map((name) => `${name}_temp_path ${name};`);
  const config = `daemon off; pid nginx-${port}.pid; error_log stderr; events {}\nhttp { access_log off; ${own.join(' ')}\n${http}}`;
  const path = await programs.write(`nginx-${port}.conf`, config);
  await programs.start('nginx', NGINX, ['-p', programs.folder, '-e', 'stderr', '-c', path]);
  return port;
}
