import { Signer } from '@signpdf/utils';
import type { X509Certificate } from 'node:crypto';
import { detachedSignature } from './detachedSignature';
import type { SigningKey } from './readPkcs12';

/** A signature without its certificates, generously, for the largest key that there is. */
const OWN_BYTES = 3000;
/** An ICP-Brasil certificate's name goes on with the number of its owner: 'CORRETORA LTDA:11222333000181'. */
const TAX_ID = /:\d{11,14}$/;

/** Signs PDFs as PAdES-B-B (ETSI EN 319 142-1), by one key. */
export class PadesSigner extends Signer {
  readonly name: string;
  /** Whether Brazil's own authorities stand behind it, so that validar.iti.gov.br knows it. */
  readonly isIcpBrasil: boolean;
  readonly endsAt: Date;
  readonly room: number;

  constructor(private readonly signingKey: SigningKey) {
    super();
    const { certificates } = signingKey;
    this.name = nameOf(certificates[0]);
    this.isIcpBrasil = one(certificates[0].toLegacyObject().issuer.O) === 'ICP-Brasil';
    this.endsAt = new Date(certificates[0].validTo);
    this.room = OWN_BYTES + certificates.reduce((sum, { raw }) => sum + raw.length, 0);
  }

  override sign(content: Buffer): Promise<Buffer> {
    return detachedSignature(content, this.signingKey);
  }
}

export function signerAt(signer: PadesSigner | null, now: Date): PadesSigner | null {
  return signer && now <= signer.endsAt ? signer : null;
}

function nameOf(certificate: X509Certificate): string {
  const { CN, O } = certificate.toLegacyObject().subject;
  return (one(CN) ?? one(O) ?? '').replace(TAX_ID, '').trim();
}

const one = (names: string | string[] | undefined) => (Array.isArray(names) ? names[0] : names);
