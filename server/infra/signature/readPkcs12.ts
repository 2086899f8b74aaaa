import forge from 'node-forge';
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

export interface SigningKey {
  readonly key: KeyObject;
  /** The certificate of that key first, then those above it. */
  readonly certificates: readonly [X509Certificate, ...X509Certificate[]];
}

const { asn1, pkcs12, pki } = forge;

/**
 * Reads a .p12 or .pfx, old ciphers too, in which certification authorities still hand them out and which Node does not
 * open. Throws an Error whose message says what is wrong with it: 'passphrase', 'file' or 'pair'.
 */
export function readPkcs12(bytes: Buffer, passphrase: string): SigningKey {
  const bags = bagsOf(bytes, passphrase);
  const key = bags.flatMap((bag) => keyOf(bag) ?? [])[0];
  const certificates = bags.flatMap((bag) => certificateOf(bag) ?? []);
  const own = key && certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw new Error('pair');
  return { key, certificates: [own, ...certificates.filter((certificate) => certificate !== own)] };
}

function bagsOf(bytes: Buffer, passphrase: string): forge.pkcs12.Bag[] {
  const content = opened(() => asn1.fromDer(bytes.toString('binary')), 'file');
  return opened(() => pkcs12.pkcs12FromAsn1(content, passphrase), 'file').safeContents.flatMap(
    ({ safeBags }) => safeBags,
  );
}

/** Forge tells a wrong passphrase by the words of its message alone. */
function opened<T>(open: () => T, otherwise: string): T {
  try {
    return open();
  } catch (error) {
    throw new Error(/password/i.test(String(error)) ? 'passphrase' : otherwise, { cause: error });
  }
}

function keyOf({ key, asn1: content, type }: forge.pkcs12.Bag): KeyObject | undefined {
  if (key) return createPrivateKey(pki.privateKeyToPem(key));
  if (type !== pki.oids['keyBag'] && type !== pki.oids['pkcs8ShroudedKeyBag']) return undefined;
  // Of a kind that forge does not know, such as an elliptic curve's.
  return createPrivateKey({ key: der(content), format: 'der', type: 'pkcs8' });
}

function certificateOf({ cert, asn1: content, type }: forge.pkcs12.Bag): X509Certificate | undefined {
  if (type !== pki.oids['certBag']) return undefined;
  return new X509Certificate(der(cert ? pki.certificateToAsn1(cert) : content));
}

const der = (content: forge.asn1.Asn1) => Buffer.from(asn1.toDer(content).getBytes(), 'binary');
