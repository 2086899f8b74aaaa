import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../server/infra/postgres/freePort';
import { browserUrl, checkAddress, reachableHost } from './address';

let other: Server | undefined;

async function occupied(): Promise<number> {
  other = createServer();
  await new Promise<void>((resolve) => other?.listen(0, '127.0.0.1', resolve));
  return (other.address() as AddressInfo).port;
}

describe('ports', () => {
  afterEach(() => other?.close());

  it('are taken while they are free', async () => {
    await expect(checkAddress('127.0.0.1', await freePort())).resolves.toBeUndefined();
  });

  it('in use are refused with another proposal', async () => {
    const port = await occupied();
    const message = `Port ${port} is in use by another program: choose another one, such as PORT=${port + 1} npm start.`;
    await expect(checkAddress('127.0.0.1', port)).rejects.toThrow(message);
  });

  it('on an address that is not ours are refused', async () => {
    await expect(checkAddress('192.0.2.1', 3000)).rejects.toThrow(
      'cannot listen on HOST=192.0.2.1, PORT=3000',
    );
  });
});

describe('addresses', () => {
  it('are named as a browser on this machine reaches them', () => {
    expect(browserUrl('127.0.0.1', 3000)).toBe('http://localhost:3000');
    expect(browserUrl('0.0.0.0', 80)).toBe('http://localhost:80');
    expect(browserUrl('portal.lastro.test', 3000)).toBe('http://portal.lastro.test:3000');
  });

  it('that mean every interface are reached on the loopback', () => {
    expect(reachableHost('0.0.0.0')).toBe('127.0.0.1');
    expect(reachableHost('10.0.0.7')).toBe('10.0.0.7');
  });
});
