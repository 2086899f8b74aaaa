import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { signerAt } from './infra/signature/PadesSigner';
import { openSigner, readSigning } from './signingConfig';
import { PASSPHRASE, someCertificate } from './testing/someCertificate';

const NOW = new Date('2026-11-20T15:00:00Z');
const fileOf = (content: string | Buffer) => {
  const path = join(mkdtempSync(join(tmpdir(), 'lastro-certificate-')), 'file.p12');
  writeFileSync(path, content);
  return { path, passphrase: PASSPHRASE };
};

describe('the certificate that papers are signed with', () => {
  it('is none where nothing is said', () => {
    expect(readConfig({}).signing).toBeNull();
    expect(openSigner(null, NOW)).toBeNull();
  });

  it('is named with what opens it, or not at all', () => {
    const [SIGNING_CERTIFICATE, SIGNING_PASSPHRASE] = ['/etc/lastro/assina.p12', 'secret'];
    expect(readSigning({ SIGNING_CERTIFICATE, SIGNING_PASSPHRASE })).toEqual({
      path: SIGNING_CERTIFICATE,
      passphrase: SIGNING_PASSPHRASE,
    });
    const alone = 'SIGNING_PASSPHRASE is missing beside SIGNING_CERTIFICATE.';
    expect(() => readConfig({ SIGNING_CERTIFICATE })).toThrow(alone);
    const idle = 'SIGNING_CERTIFICATE is missing beside SIGNING_PASSPHRASE.';
    expect(() => readConfig({ SIGNING_PASSPHRASE })).toThrow(idle);
  });

  it.each(['aes256', '3des'] as const)('opens as authorities hand it out, in %s', (algorithm) => {
    expect(openSigner(someCertificate({ algorithm }), NOW)).toMatchObject({
      name: 'CORRETORA AÇÃO LTDA',
      isIcpBrasil: true,
      endsAt: new Date('2030-01-01'),
    });
  });

  it.each([
    [{ from: '2026-11-20T15:00:01Z' }, 'SIGNING_CERTIFICATE does not count before 2026-11-20'],
    [{ usage: { keyEncipherment: true } }, 'SIGNING_CERTIFICATE is not one to sign documents with'],
    [{ isOfAnother: true }, 'SIGNING_CERTIFICATE holds no key with the certificate of that key'],
  ])('is refused with %j', (wish, message) => {
    const signing = someCertificate(wish);
    expect(() => openSigner(signing, NOW)).toThrow(message);
  });

  it('counts to its last second, and opens without signing from then on, so that a restart never ends the portal', () => {
    const signer = openSigner(someCertificate({ until: '2026-11-20T15:00:00Z' }), NOW);
    expect(signerAt(signer, NOW)).toBe(signer);
    const ended = openSigner(someCertificate({ until: '2026-11-20T14:59:59Z' }), NOW);
    expect([ended === null, signerAt(ended, NOW)]).toEqual([false, null]);
  });

  it('is refused with another passphrase, which no sentence repeats', () => {
    const open = () => openSigner({ ...someCertificate(), passphrase: 'wrong-secret' }, NOW);
    expect(open).toThrow('SIGNING_PASSPHRASE does not open SIGNING_CERTIFICATE');
    expect(open).not.toThrow('wrong-secret');
  });

  it('is refused where the file is none, is empty or is cut in the middle', () => {
    const none = { path: '/nowhere/at/all.p12', passphrase: PASSPHRASE };
    expect(() => openSigner(none, NOW)).toThrow(
      'must be a file that the server may read: /nowhere/at/all.p12',
    );
    const whole = readFileSync(someCertificate().path);
    const halves = [whole.subarray(0, whole.length / 2), whole.subarray(whole.length / 2)];
    for (const content of [
      ...halves,
      '',
      'no certificate',
      '-----BEGIN CERTIFICATE-----',
      Buffer.alloc(2000),
    ])
      expect(() => openSigner(fileOf(content), NOW)).toThrow('must be a PKCS#12 file (.p12 or .pfx)');
  });
});
