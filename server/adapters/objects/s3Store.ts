import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../../documentsConfig';
import { OperatorError } from '../../infra/OperatorError';
import { circuitBreaker, type CircuitBreaker } from '../remote/circuitBreaker';
import type { Outcome } from '../remote/remoteSource';
import { ObjectStoreDown, type ObjectStore } from './ObjectStore';

/** For a call with its second try; two of them fit into what a transaction may idle (db/openPool.ts). */
const TIMEOUT_MS = 10_000;
const CONNECT_MS = 3000;
const TRIES = 2;
const PROBE = 'lastro-check';

export interface S3Options {
  readonly breaker: CircuitBreaker;
  readonly timeoutMs?: number;
  ended?(outcome: Outcome): void;
}

interface Failure {
  readonly name: string;
  readonly status: number | undefined;
}

export function s3Store(
  bucket: BucketConfig,
  { breaker, timeoutMs = TIMEOUT_MS, ended }: S3Options,
): ObjectStore {
  let opening: Promise<S3> | undefined;
  const named = (Key: string) => ({ Bucket: bucket.name, Key });

  const call = async <Result>(work: (s3: S3, patience: Patience) => Promise<Result>): Promise<Result> => {
    if (!breaker.allows()) {
      ended?.('given-up');
      throw new ObjectStoreDown('the bucket was given up for a while');
    }
    opening ??= openClient(bucket);
    try {
      const result = await work(await opening, { abortSignal: AbortSignal.timeout(timeoutMs) });
      breaker.succeeded();
      ended?.('found');
      return result;
    } catch (error) {
      const failure = failureOf(error);
      // A store that refuses is up.
      if (isRefusal(failure)) breaker.succeeded();
      else breaker.failed();
      ended?.(isMissing(failure) ? 'missing' : 'failed');
      throw new RefusedCall(failure);
    }
  };

  const put = (key: string, Body: Buffer) =>
    call((s3, patience) => s3.putObject({ ...named(key), Body, ContentType: 'application/pdf' }, patience));
  const get = (key: string) =>
    call(async (s3, patience) => {
      const { Body } = await s3.getObject(named(key), patience);
      return Buffer.from(await Body!.transformToByteArray());
    });

  return {
    put: async (key, bytes) => void (await put(key, bytes)),
    get: (key) =>
      get(key).catch((error: unknown) => {
        if (error instanceof RefusedCall && isMissing(error.failure)) return undefined;
        throw error;
      }),
    check: async () => {
      try {
        await put(PROBE, Buffer.from(PROBE));
        await get(PROBE);
      } catch (error) {
        if (error instanceof RefusedCall && isRefusal(error.failure)) throw refusalOf(bucket, error.failure);
        throw error;
      }
    },
  };
}

export const openBucket = (bucket: BucketConfig): ObjectStore =>
  s3Store(bucket, { breaker: circuitBreaker({ failures: 1, openMs: 0 }, Date.now) });

interface Patience {
  readonly abortSignal: AbortSignal;
}

class RefusedCall extends ObjectStoreDown {
  constructor(readonly failure: Failure) {
    super(`the bucket: ${failure.name}${failure.status ? ` (${failure.status})` : ''}`);
  }
}

/** A missing bucket or right does not count: it says nothing of the key. */
const isMissing = ({ name }: Failure) => name === 'NoSuchKey';

const isRefusal = ({ status }: Failure) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;

interface SentError {
  readonly code?: string;
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function failureOf(error: unknown): Failure {
  const { code, name, $metadata } = error as SentError;
  // Node's errors are called Error and have a code.
  return { name: code ?? name ?? 'Error', status: $metadata?.httpStatusCode };
}

function refusalOf({ name, url, region }: BucketConfig, { name: reason, status }: Failure): OperatorError {
  return new OperatorError(
    `DOCUMENTS_BUCKET=${name} at ${url ?? `Amazon S3 in ${region}`} refuses to keep and read a document: ${reason} (${status}).`,
  );
}

async function openClient(bucket: BucketConfig): Promise<S3> {
  const { S3 } = await import('./s3Client');
  return new S3(optionsOf(bucket));
}

function optionsOf({ url, region, keys }: BucketConfig): S3ClientConfig {
  return {
    region,
    ...(url && { endpoint: url, forcePathStyle: true }),
    ...(keys && { credentials: { ...keys } }),
    maxAttempts: TRIES,
    // Other servers than Amazon's refuse its newer checksums; what is kept is read back and checked by our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: TIMEOUT_MS },
  };
}
