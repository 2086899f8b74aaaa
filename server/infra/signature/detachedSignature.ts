import * as asn1 from 'asn1js';
import { createHash, sign, type KeyObject, type X509Certificate } from 'node:crypto';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SigningKey } from './readPkcs12';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
/** RFC 5035: which certificate signs is signed too, so that no other of the same key takes its place. */
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SET = 0x31;
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation, the first two bits of what a key is for. */
const SIGNS = 0b1100_0000;

const SIGNATURES: Readonly<Record<string, string>> = {
  rsa: '1.2.840.113549.1.1.11',
  ec: '1.2.840.10045.4.3.2',
};

/** Whether documents are signed with such a key; a certificate that names no uses has all of them. */
export function maySign({ key, certificates: [own] }: SigningKey): boolean {
  const { extensions = [] } = Certificate.fromBER(bytesOf(own.raw));
  const uses = extensions.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue?.valueBlock?.valueHexView;
  const isMeant = uses === undefined || ((uses[0] ?? 0) & SIGNS) !== 0;
  return isMeant && SIGNATURES[key.asymmetricKeyType ?? ''] !== undefined;
}

/**
 * A CAdES-B-B signature over content that is not in it (DER of a CMS ContentInfo), as PAdES wants it: with the signing
 * certificate among what is signed, and without a time, which the PDF tells. The key works off the event loop.
 */
export async function detachedSignature(content: Buffer, { key, certificates }: SigningKey): Promise<Buffer> {
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: signedAttributes(content, certificates[0]),
  });
  // Signed is the SET itself, not the tagged field of the signature that it becomes.
  const set = Buffer.from(attributes.toSchema().toBER());
  set[0] = SET;
  const value = await signature(set, key);
  return Buffer.from(messageOf({ key, certificates }, attributes, value).toSchema().toBER());
}

/** In the order that DER wants of a set: by their bytes, which begin with their lengths. */
function signedAttributes(content: Buffer, own: X509Certificate): Attribute[] {
  const reference = new asn1.Sequence({ value: [octets(sha256(own.raw))] });
  const references = new asn1.Sequence({ value: [reference] });
  return [
    attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
    attribute(MESSAGE_DIGEST, octets(sha256(content))),
    attribute(SIGNING_CERTIFICATE_V2, new asn1.Sequence({ value: [references] })),
  ];
}

function messageOf(
  { key, certificates }: SigningKey,
  signedAttrs: SignedAndUnsignedAttributes,
  value: Buffer,
): ContentInfo {
  const chain = certificates.map(({ raw }) => Certificate.fromBER(bytesOf(raw)));
  const { issuer, serialNumber } = chain[0]!;
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: digestAlgorithm(),
    signedAttrs,
    signatureAlgorithm: signatureAlgorithm(key),
    signature: octets(value),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: chain,
    signerInfos: [signer],
  });
  return new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();
const bytesOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;
const octets = (bytes: Buffer) => new asn1.OctetString({ valueHex: bytesOf(bytes) });
const attribute = (type: string, value: object) => new Attribute({ type, values: [value] });
const digestAlgorithm = () => new AlgorithmIdentifier({ algorithmId: SHA256 });

function signatureAlgorithm({ asymmetricKeyType }: KeyObject): AlgorithmIdentifier {
  const algorithmId = SIGNATURES[asymmetricKeyType ?? '']!;
  return asymmetricKeyType === 'rsa'
    ? new AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1.Null() })
    : new AlgorithmIdentifier({ algorithmId });
}

const signature = (content: Buffer, key: KeyObject) =>
  new Promise<Buffer>((resolve, reject) =>
    sign('sha256', content, key, (error, value) => (error ? reject(error) : resolve(value))),
  );
