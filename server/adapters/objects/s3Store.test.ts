import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BucketConfig } from '../../documentsConfig';
import { OperatorError } from '../../infra/OperatorError';
import { bucketServer, type BucketServer } from '../../testing/bucketServer';
import { answers, drops, hangs, lyingServer } from '../../testing/lyingServer';
import { circuitBreaker } from '../remote/circuitBreaker';
import { ObjectStoreDown } from './ObjectStore';
import { openBucket, s3Store } from './s3Store';

let server: BucketServer;
beforeAll(async () => {
  server = await bucketServer();
});
afterAll(() => server.remove());

const withKeys = (secretAccessKey: string): BucketConfig => ({
  ...server.bucket,
  keys: { accessKeyId: 'S3RVER', secretAccessKey },
});

describe('a bucket of an S3-compatible server', () => {
  it.each([1, 10_000_000])('gives back %i bytes as they were given', async (size) => {
    const [store, bytes] = [openBucket(server.bucket), randomBytes(size)];
    await store.put('documents/one.pdf', bytes);
    expect((await store.get('documents/one.pdf'))?.equals(bytes)).toBe(true);
  });

  it('says of a key that it does not have that there is none', async () => {
    expect(await openBucket(server.bucket).get('documents/none.pdf')).toBeUndefined();
  });

  it('is well where it keeps and reads', async () => {
    await expect(openBucket(server.bucket).check()).resolves.toBeUndefined();
  });

  it.each([
    ['another secret', () => withKeys('other'), 'SignatureDoesNotMatch (403)'],
    ['a bucket that is not there', () => ({ ...server.bucket, name: 'ausente' }), 'NoSuchBucket (404)'],
  ])('with %s is refused in a sentence, and says of no key that it is gone', async (_what, given, reason) => {
    const checked = openBucket(given()).check();
    await expect(checked).rejects.toThrow(OperatorError);
    await expect(checked).rejects.toThrow(reason);
    await expect(checked).rejects.not.toThrow('other');
    await expect(openBucket(given()).get('documents/one.pdf')).rejects.toThrow(ObjectStoreDown);
  });
});

describe('a bucket that is away', () => {
  it.each([
    ['hangs', hangs],
    ['drops', drops],
    ['fails', answers({}, 500)],
    ['stops in the middle of a document', stopsInTheMiddle],
  ])('when it %s it is down, for its callers in bounded time', async (_how, behaviour) => {
    const away = await lyingServer();
    away.behave(behaviour);
    const breaker = circuitBreaker({ failures: 2, openMs: 60_000 }, Date.now);
    const store = s3Store({ ...server.bucket, url: away.url }, { breaker, timeoutMs: 300 });
    await expect(store.get('documents/one.pdf')).rejects.toThrow(ObjectStoreDown);
    await expect(store.check()).rejects.toThrow(ObjectStoreDown);
    const calls = away.calls.length;
    await expect(store.get('documents/one.pdf')).rejects.toThrow('given up');
    expect(away.calls.length).toBe(calls);
    await away.close();
  });

  it('is there again by itself', async () => {
    const store = openBucket(server.bucket);
    await store.put('documents/two.pdf', Buffer.from('two'));
    await server.stop();
    const away = store.get('documents/two.pdf');
    await expect(away).rejects.toThrow(ObjectStoreDown);
    await expect(away).rejects.toThrow('ECONNREFUSED');
    await server.startAgain();
    expect(String(await store.get('documents/two.pdf'))).toBe('two');
  });
});

function stopsInTheMiddle(...[, response]: Parameters<typeof hangs>): void {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 1000 }).write('%PDF-');
}
