import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketConfig } from '../documentsConfig';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A real S3-compatible server on 127.0.0.1 that can be stopped and keeps its data. */
export interface BucketServer {
  readonly bucket: BucketConfig;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  remove(): Promise<void>;
}

export async function bucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'lastro-bucket-'));
  const begin = async (port: number) => {
    const configureBuckets = [{ name: 'documentos' }];
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
    return { server, port: (await server.run()).port };
  };
  let running = await begin(0);
  const { port } = running;
  const stop = async () => {
    running.server.httpServer.closeAllConnections();
    await running.server.close();
  };
  const bucket = { name: 'documentos', url: `http://127.0.0.1:${port}`, region: 'us-east-1', keys: KEYS };
  return {
    bucket,
    stop,
    startAgain: async () => {
      running = await begin(port);
    },
    remove: async () => {
      await stop().catch(() => undefined);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
