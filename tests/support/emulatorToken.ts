import { EMULATOR_PROJECT } from '../../server/infra/identity/emulatorProject';

/** An unsigned ID token as the Auth emulator issues it, valid for an hour unless `claims` say otherwise. */
export function emulatorToken(claims: { sub: string; email?: string; [claim: string]: unknown }): string {
  const now = Math.floor(Date.now() / 1000);
  const iss = `https://securetoken.google.com/${EMULATOR_PROJECT}`;
  const payload = { iss, aud: EMULATOR_PROJECT, iat: now, auth_time: now, exp: now + 3600, ...claims };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
