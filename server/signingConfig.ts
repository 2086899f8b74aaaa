import { readFileSync } from 'node:fs';
import { civilDayOf } from '../engine/values';
import { OperatorError } from './infra/OperatorError';
import { text, type Environment } from './infra/environment';
import { maySign } from './infra/signature/detachedSignature';
import { PadesSigner } from './infra/signature/PadesSigner';
import { readPkcs12, type SigningKey } from './infra/signature/readPkcs12';

export interface SigningConfig {
  readonly path: string;
  readonly passphrase: string;
}

/** Reads SIGNING_CERTIFICATE and SIGNING_PASSPHRASE; null without them. Throws OperatorError where one of them is alone. */
export function readSigning(env: Environment): Readonly<SigningConfig> | null {
  const [path, passphrase] = [text(env, 'SIGNING_CERTIFICATE'), text(env, 'SIGNING_PASSPHRASE')];
  if (path && passphrase) return Object.freeze({ path, passphrase });
  if (path) throw new OperatorError('SIGNING_PASSPHRASE is missing beside SIGNING_CERTIFICATE.');
  if (passphrase) throw new OperatorError('SIGNING_CERTIFICATE is missing beside SIGNING_PASSPHRASE.');
  return null;
}

/**
 * Called as a server starts, not with the settings: commands such as a backup need no certificate. An expired one
 * signs nothing (`signerAt`); throws OperatorError for any other that cannot sign.
 */
export function openSigner(signing: SigningConfig | null, now: Date): PadesSigner | null {
  if (signing === null) return null;
  const signingKey = opened(signing);
  const [own] = signingKey.certificates;
  const from = new Date(own.validFrom);
  if (now < from)
    throw new OperatorError(
      `SIGNING_CERTIFICATE does not count before ${civilDayOf(from)}: ${signing.path}.`,
    );
  if (!maySign(signingKey))
    throw new OperatorError(
      `SIGNING_CERTIFICATE is not one to sign documents with, by its key or its uses: ${signing.path}.`,
    );
  return new PadesSigner(signingKey);
}

const reasons: Readonly<Record<string, (path: string) => string>> = {
  passphrase: (path) => `SIGNING_PASSPHRASE does not open SIGNING_CERTIFICATE: ${path}.`,
  pair: (path) => `SIGNING_CERTIFICATE holds no key with the certificate of that key: ${path}.`,
};

function opened({ path, passphrase }: SigningConfig): SigningKey {
  const bytes = contentOf(path);
  try {
    return readPkcs12(bytes, passphrase);
  } catch (error) {
    const reason = reasons[(error as Error).message];
    throw new OperatorError(
      reason?.(path) ?? `SIGNING_CERTIFICATE must be a PKCS#12 file (.p12 or .pfx): ${path} is none.`,
    );
  }
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new OperatorError(`SIGNING_CERTIFICATE must be a file that the server may read: ${path} is none.`);
  }
}
