import type { Signature } from '../../../contract/signature';
import type { DocumentFact } from '../../../engine/definition';
import { signerAt, type PadesSigner } from '../../infra/signature/PadesSigner';
import type { Deps } from '../../deps';

export type SigningDeps = Pick<Deps, 'clock' | 'signer'>;

/** Who signs what is issued now: nobody once the certificate has ended. */
export const signerNow = ({ signer, clock }: SigningDeps) => signerAt(signer, clock.now());

export function signatureNow(deps: SigningDeps): Signature {
  const signer = signerNow(deps);
  return signer && { By: signer.name, IsIcpBrasil: signer.isIcpBrasil };
}

const VALIDATOR = 'https://validar.iti.gov.br';

export function signatureFacts(signer: PadesSigner | null): Partial<Record<DocumentFact, string>> {
  return { signedBy: signer?.name ?? '', signatureValidator: signer?.isIcpBrasil ? VALIDATOR : '' };
}
