import { OperatorError } from './infra/OperatorError';
import { oneOf, text, webUrl, type Environment } from './infra/environment';

const PLACES = ['database', 'bucket'] as const;
export type DocumentPlace = (typeof PLACES)[number];

export interface BucketConfig {
  readonly name: string;
  /** Null = Amazon's own, in `region`. */
  readonly url: string | null;
  readonly region: string;
  /** Null = what the machine has (a role, a profile), as Amazon's client finds it. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

export interface DocumentsConfig {
  /** Null = all documents are in the database. */
  readonly bucket: BucketConfig | null;
  /** A bucket that is not chosen here holds only what was moved there before. */
  readonly place: DocumentPlace;
}

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const BESIDE = ['DOCUMENTS_URL', 'DOCUMENTS_REGION', 'DOCUMENTS_KEY_ID', 'DOCUMENTS_SECRET'] as const;
const ANY_REGION = 'us-east-1';

/** Reads DOCUMENTS_*. Throws OperatorError for what is missing, contradicts or has no shape. */
export function readDocuments(env: Environment): DocumentsConfig {
  const bucket = readBucket(env);
  const place = oneOf(env, 'DOCUMENTS_IN', PLACES) ?? (bucket ? 'bucket' : 'database');
  if (place === 'bucket' && !bucket)
    throw new OperatorError('DOCUMENTS_BUCKET is missing beside DOCUMENTS_IN=bucket.');
  return Object.freeze({ bucket, place });
}

function readBucket(env: Environment): BucketConfig | null {
  const name = text(env, 'DOCUMENTS_BUCKET');
  const beside = BESIDE.find((each) => text(env, each));
  if (name === null && beside) throw new OperatorError(`DOCUMENTS_BUCKET is missing beside ${beside}.`);
  if (name === null) return null;
  if (!BUCKET_NAME.test(name))
    throw new OperatorError(
      `DOCUMENTS_BUCKET is "${name}", but a bucket's name has 3 to 63 small letters, digits, dots and hyphens.`,
    );
  const [url, region] = [webUrl(env, 'DOCUMENTS_URL'), text(env, 'DOCUMENTS_REGION')];
  if (!url && !region)
    throw new OperatorError(
      'DOCUMENTS_REGION is missing beside DOCUMENTS_BUCKET: name it for Amazon S3, or DOCUMENTS_URL for another server.',
    );
  return Object.freeze({ name, url, region: region ?? ANY_REGION, keys: readKeys(env) });
}

function readKeys(env: Environment): BucketConfig['keys'] {
  const [accessKeyId, secretAccessKey] = [text(env, 'DOCUMENTS_KEY_ID'), text(env, 'DOCUMENTS_SECRET')];
  if (accessKeyId && secretAccessKey) return Object.freeze({ accessKeyId, secretAccessKey });
  if (accessKeyId) throw new OperatorError('DOCUMENTS_SECRET is missing beside DOCUMENTS_KEY_ID.');
  if (secretAccessKey) throw new OperatorError('DOCUMENTS_KEY_ID is missing beside DOCUMENTS_SECRET.');
  return null;
}
