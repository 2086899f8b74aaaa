import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { readDocuments } from './documentsConfig';

const bucket = { DOCUMENTS_BUCKET: 'documentos', DOCUMENTS_URL: 'http://127.0.0.1:9000/' };

describe('where documents are', () => {
  it('is the database where nothing is said', () => {
    expect(readConfig({}).documents).toEqual({ bucket: null, place: 'database' });
  });

  it('is the bucket that is named', () => {
    expect(readDocuments(bucket)).toEqual({
      bucket: { name: 'documentos', url: 'http://127.0.0.1:9000', region: 'us-east-1', keys: null },
      place: 'bucket',
    });
  });

  it('is the database again, and the bucket is known still', () => {
    const found = readDocuments({ ...bucket, DOCUMENTS_IN: 'database' });
    expect(found).toMatchObject({ bucket: { name: 'documentos' }, place: 'database' });
  });

  it('is Amazon S3 where only a region is named', () => {
    const found = readDocuments({ DOCUMENTS_BUCKET: 'documentos', DOCUMENTS_REGION: 'sa-east-1' });
    expect(found.bucket).toMatchObject({ url: null, region: 'sa-east-1' });
  });

  it.each([
    [{ DOCUMENTS_IN: 'bucket' }, 'DOCUMENTS_BUCKET is missing beside DOCUMENTS_IN=bucket.'],
    [{ DOCUMENTS_SECRET: 'a' }, 'DOCUMENTS_BUCKET is missing beside DOCUMENTS_SECRET.'],
    [{ ...bucket, DOCUMENTS_KEY_ID: 'a' }, 'DOCUMENTS_SECRET is missing beside DOCUMENTS_KEY_ID.'],
    [{ ...bucket, DOCUMENTS_SECRET: 'a' }, 'DOCUMENTS_KEY_ID is missing beside DOCUMENTS_SECRET.'],
    [{ DOCUMENTS_BUCKET: 'documentos' }, 'DOCUMENTS_REGION is missing beside DOCUMENTS_BUCKET'],
    [{ ...bucket, DOCUMENTS_BUCKET: 'Documentos_2' }, 'DOCUMENTS_BUCKET is "Documentos_2", but'],
    [{ ...bucket, DOCUMENTS_IN: 'disk' }, 'DOCUMENTS_IN is "disk", but must be one of database, bucket.'],
    [{ ...bucket, DOCUMENTS_URL: 'ftp://host' }, 'DOCUMENTS_URL is "ftp://host", but'],
  ])('refuses %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
