import type { Config } from './config';

export function configWarnings({ identity, portalUrl, mail }: Config): string[] {
  if (identity.kind === 'emulator') return [];
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(portalUrl).hostname);
  const portal = `PORTAL_URL is ${portalUrl}: links in e-mails lead nowhere outside this machine.`;
  const sender = 'MAIL_FROM is missing: e-mails name a sender at lastro.test, which nobody can answer.';
  return [...(isLocal ? [portal] : []), ...(mail.from.endsWith('@lastro.test>') ? [sender] : [])];
}
