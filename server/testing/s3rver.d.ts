declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** What tests use of it. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
    readonly httpServer: import('node:http').Server;
  }
}
