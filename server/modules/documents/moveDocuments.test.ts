import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdapters } from '../../adapters/createAdapters';
import { ObjectStoreDown, type ObjectStore } from '../../adapters/objects/ObjectStore';
import { openBucket } from '../../adapters/objects/s3Store';
import { documents } from '../../db/schema';
import { OperatorError } from '../../infra/OperatorError';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bucketServer, type BucketServer } from '../../testing/bucketServer';
import { pdf } from '../../testing/pdfSamples';
import { EMBEDDED, testApp, type TestApp } from '../../testing/testApp';
import { checkPlaces } from './checkPlaces';
import { hashOf, keyOf } from './content';
import { findLost } from './findLost';
import { moveDocuments, moveUploaded, type Move } from './moveDocuments';
import { countPlaces, insertDocument } from './repository';

let server: TestApp;
let remote: BucketServer;
let objects: ObjectStore;
beforeAll(async () => {
  remote = await bucketServer();
  objects = openBucket(remote.bucket);
  const bucket = { ...EMBEDDED, bucket: remote.bucket };
  server = await testApp({ deps: (db) => ({ adapters: createAdapters(db, bucket), documentsIn: 'bucket' }) });
  await seedDemonstration(server.db);
});
afterAll(async () => {
  await server.close();
  await remote.remove();
});
beforeEach(async () => {
  await server.db.delete(documents);
});

const move = (place: Move['place'], changes: Partial<Move> = {}) =>
  moveDocuments({ db: server.db, objects, place, ...changes });
const places = () => countPlaces(server.db);

/** Through the API, which opens each PDF in a thread of its own. */
async function upload(): Promise<string> {
  const content = pdf().toString('base64');
  const payload = { DocumentName: 'edital.pdf', DocumentType: 'application/pdf', content };
  const answer = await server.as('demo-cliente', { method: 'POST', url: '/api/document/save', payload });
  expect(answer.statusCode).toBe(200);
  return answer.json().Data;
}

/** What an upload leaves. */
const stored = () =>
  insertDocument(server.db, {
    ...{ ownerUid: 'demo-cliente', name: 'edital.pdf', type: 'application/pdf' },
    ...{ size: pdf().length, sha256: hashOf(pdf()), content: pdf() },
  });

const read = (id: string) =>
  server.as('demo-cliente', { url: `/api/wings/document?wingsDocumentId=${id}&base64=false` });

describe('documents in a bucket', () => {
  it('begin in the database, are moved by the round, and are read as before', async () => {
    const id = await stored();
    expect(await places()).toEqual({ database: 1, bucket: 0 });
    await moveUploaded(server.deps);
    expect(await places()).toEqual({ database: 0, bucket: 1 });
    const answer = await read(id);
    expect(answer.headers['content-disposition']).toContain('edital.pdf');
    expect(answer.rawPayload.equals(pdf())).toBe(true);
  });

  it('are read wherever a file is shown: with a complaint at the desk', async () => {
    const documentId = await stored();
    const payload = { kind: 'complaint', subject: 'Boleto', text: 'Não chegou.', documentId };
    const filed = await server.as('demo-cliente', { method: 'POST', url: '/api/complaint', payload });
    await moveUploaded(server.deps);
    const url = `/api/desk/complaints/${filed.json().Data.Protocol}/document`;
    expect((await server.as('demo-executivo', { url })).rawPayload.equals(pdf())).toBe(true);
    await server.db.execute('delete from complaints');
  });

  it('come back as they were, and the bucket keeps them until somebody empties it', async () => {
    const ids = await Promise.all([stored(), stored(), stored()]);
    await move('bucket');
    expect(await move('database')).toEqual({ moved: 3, failed: [] });
    expect(await places()).toEqual({ database: 3, bucket: 0 });
    for (const id of ids) expect((await read(id)).rawPayload.equals(pdf())).toBe(true);
    expect(await objects.get(keyOf(ids[0]))).toBeDefined();
  });

  it('are moved once by two that move at the same time', async () => {
    await Promise.all([stored(), stored(), stored()]);
    const both = await Promise.all([move('bucket'), move('bucket')]);
    expect(both[0].moved + both[1].moved).toBe(3);
    expect(await findLost(server.db, objects)).toEqual({ read: 3, lost: [] });
  });
});

describe('a move that is cut', () => {
  it('stops after the documents at hand, and goes on', async () => {
    for (let n = 0; n < 6; n += 1) await stored();
    const ending = new AbortController();
    const put: ObjectStore['put'] = (key, bytes) => {
      ending.abort();
      return objects.put(key, bytes);
    };
    const { moved } = await move('bucket', { objects: { ...objects, put }, signal: ending.signal });
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(6);
    expect(await places()).toEqual({ database: 6 - moved, bucket: moved });
    expect(await move('bucket')).toMatchObject({ moved: 6 - moved });
    expect(await findLost(server.db, objects)).toEqual({ read: 6, lost: [] });
  });
});

describe('no document is gone', () => {
  it('while the bucket is down: uploads are taken, what is in it waits with a sentence, and is there afterwards', async () => {
    const before = await stored();
    await move('bucket');
    await remote.stop();
    const meanwhile = await upload();
    await expect(moveUploaded(server.deps)).rejects.toThrow(ObjectStoreDown);
    expect((await read(meanwhile)).statusCode).toBe(200);
    const answer = await read(before);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({
      Code: 'DOCUMENT_AWAY',
      Message: expect.stringContaining('está guardado'),
    });
    await remote.startAgain();
    expect((await read(before)).statusCode).toBe(200);
    await moveUploaded(server.deps);
    expect(await places()).toEqual({ database: 0, bucket: 2 });
  });

  it('where the bucket says that it kept one and did not: it stays, and stops no other', async () => {
    const [lost] = [await stored(), await stored()];
    const put: ObjectStore['put'] = async (key, bytes) => {
      if (key !== keyOf(lost)) await objects.put(key, bytes);
    };
    const found = await move('bucket', { objects: { ...objects, put } });
    expect(found).toEqual({
      moved: 1,
      failed: [{ id: lost, reason: `document ${lost} is not in the bucket` }],
    });
    expect((await read(lost)).statusCode).toBe(200);
  });

  it('and other bytes under its name are given to nobody, and told of', async () => {
    const id = await stored();
    await move('bucket');
    await objects.put(keyOf(id), Buffer.from('%PDF-1.7 of somebody else'));
    const answer = await read(id);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('PDF-1.7');
    const reason = `document ${id} is in the bucket with other bytes than were kept`;
    expect(await findLost(server.db, objects)).toEqual({ read: 0, lost: [{ id, reason }] });
    expect(await move('database')).toEqual({ moved: 0, failed: [{ id, reason }] });
  });
});

describe('the start of a server', () => {
  const told: string[] = [];
  const check = (adapters = server.deps.adapters) =>
    checkPlaces({ ...server.deps, adapters }, (sentence) => void told.push(sentence));

  it('is refused without the bucket that documents are in', async () => {
    const without = { ...server.deps.adapters, objects: null };
    await stored();
    await expect(check(without)).resolves.toBeUndefined();
    await move('bucket');
    await expect(check(without)).rejects.toThrow(OperatorError);
    await expect(check(without)).rejects.toThrow('DOCUMENTS_BUCKET is missing, and documents are in one (1)');
  });

  it('is told of a bucket that does not answer, and begins', async () => {
    await check();
    expect(told).toEqual([]);
    await remote.stop();
    await check();
    await remote.startAgain();
    expect(told).toEqual([expect.stringContaining('uploads stay in the database')]);
  });

  it('is refused with a bucket that refuses', async () => {
    const other = openBucket({ ...remote.bucket, name: 'ausente' });
    await expect(check({ ...server.deps.adapters, objects: other })).rejects.toThrow('NoSuchBucket (404)');
  });
});
