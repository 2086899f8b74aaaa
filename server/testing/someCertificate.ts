import forge from 'node-forge';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SigningConfig } from '../signingConfig';

const { asn1, md, pkcs12, pki } = forge;

export interface CertificateWish {
  name?: string;
  authority?: string;
  from?: string;
  until?: string;
  /** What its key is for, as the extension names it. */
  usage?: object;
  /** Authorities still issue the old one. */
  algorithm?: '3des' | 'aes256';
  isOfAnother?: boolean;
}

export const PASSPHRASE = 'segredo de teste';
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = makeKeys();
const pem = { type: 'pkcs8', format: 'pem' } as const;

export function someCertificate(wish: CertificateWish = {}): SigningConfig {
  const certificate = certificateOf(wish);
  const { privateKey } = wish.isOfAnother ? makeKeys() : keys;
  const key = pki.privateKeyFromPem(privateKey.export(pem).toString());
  const content = pkcs12.toPkcs12Asn1(key, certificate, PASSPHRASE, {
    algorithm: wish.algorithm ?? 'aes256',
  });
  const path = join(mkdtempSync(join(tmpdir(), 'lastro-certificate-')), 'certificate.p12');
  writeFileSync(path, Buffer.from(asn1.toDer(content).getBytes(), 'binary'));
  return { path, passphrase: PASSPHRASE };
}

function certificateOf(wish: CertificateWish): forge.pki.Certificate {
  const { name = 'CORRETORA AÇÃO LTDA:11222333000181', authority = 'ICP-Brasil' } = wish;
  const { from = '2020-01-01', until = '2030-01-01' } = wish;
  const { usage = { digitalSignature: true, nonRepudiation: true } } = wish;
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(
    keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  );
  certificate.serialNumber = '4711';
  certificate.validity = { notBefore: new Date(from), notAfter: new Date(until) };
  certificate.setSubject([
    // Its types ask for other numbers than it reads.
    { name: 'commonName', value: name, valueTagClass: Number(asn1.Type.UTF8) },
  ]);
  certificate.setIssuer([{ name: 'organizationName', value: authority }]);
  certificate.setExtensions([{ name: 'keyUsage', critical: true, ...usage }]);
  certificate.sign(pki.privateKeyFromPem(keys.privateKey.export(pem).toString()), md.sha256.create());
  return certificate;
}
