import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/infra/postgres/freePort';
import { ProductProcess } from '../../tests/support/ProductProcess';

/** The product under test: started as npm start does it, on a port and a data folder that it keeps over restarts. */
export class Product {
  private running: ProductProcess | undefined;

  private constructor(
    readonly baseURL: string,
    private readonly port: number,
    private readonly dataDir: string,
  ) {}

  /** A product with demonstration data only, ready for a browser. */
  static async create(): Promise<Product> {
    const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'lastro-e2e-'))];
    const product = new Product(`http://localhost:${port}`, port, dataDir);
    await product.start();
    return product;
  }

  /** Starts it (again); `clockOffsetDays` moves the business date, to see what becomes of today's data. */
  async start({ clockOffsetDays = 0 }: { clockOffsetDays?: number } = {}): Promise<void> {
    const env = { DATA_DIR: this.dataDir, PORT: `${this.port}`, CLOCK_OFFSET_DAYS: `${clockOffsetDays}` };
    this.running = new ProductProcess({ ...env, HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0' });
    await this.running.ready;
  }

  /** As Ctrl-C; everything is down when it returns. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** kill -9 of the API server in the middle of whatever it does; everything is down when it returns. */
  async kill(): Promise<void> {
    await this.running?.killServer();
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
