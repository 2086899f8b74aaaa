import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Account } from '../accounts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const files: Record<string, string> = {
  '/emulator/auth/iframe': 'iframe.html',
  '/emulator/auth/handler': 'handler.html',
  '/lastro/social/iframe.js': 'iframe.js',
  '/lastro/social/handler.js': 'handler.js',
  '/lastro/social/handler.css': 'handler.css',
};

const ACCOUNTS = '/lastro/social/accounts';

/**
 * Answers the two pages of a social sign-in in place of the emulator's own, which ask for scripts and styles of
 * Google and unpkg. Whether the request was one of these.
 */
export function serveSocialPages(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  accounts: () => readonly Account[],
): boolean {
  if (method !== 'GET') return false;
  const { pathname, searchParams } = new URL(url, 'http://emulator');
  if (pathname === ACCOUNTS) {
    const list = accountsOf(accounts(), searchParams.get('providerId') ?? '');
    return send(response, 'application/json', JSON.stringify(list));
  }
  const file = files[pathname];
  if (!file) return false;
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return send(response, types[extname(file)] ?? 'text/plain', text);
}

function send(response: ServerResponse, type: string, text: string): true {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  return true;
}

function accountsOf(accounts: readonly Account[], providerId: string) {
  return accounts.flatMap(({ providerUserInfo = [] }) =>
    providerUserInfo.filter((info) => info.providerId === providerId),
  );
}
