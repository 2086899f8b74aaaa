import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

const pathOf = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const root = pathOf('../../..');
const program = pathOf('../../testing/client/keepDraft.ts');

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await testApp({ deps: () => ({ apiDocs: true }) });
  await seedDemonstration(server.db);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'lastro-client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const addressOf = () => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;

/** What the compiler says of the program, with the types that are generated of the document as they were written. */
async function compiled(types: string): Promise<string> {
  await writeFile(join(folder, 'api.ts'), types);
  const compilerOptions = { paths: { 'lastro-api': ['./api.ts'] }, types: [] };
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, files: [program], include: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('a client that is generated of the document compiles, and knows what is asked and answered', async () => {
  const document = await (await fetch(`${addressOf()}/api/docs/openapi.json`)).json();
  const types = await openapiTS(document as OpenAPI3);
  expect(await compiled(types)).toBe('');
  // Of another API nothing fits: the compiler did read these types.
  expect(await compiled(types.replaceAll('/api/draft', '/api/other'))).toContain('error TS');
});

test('with it a draft is kept, named, listed, read and deleted', async () => {
  // By a name that the compiler does not follow: it knows the program only with the generated types.
  const { keepDraft } = (await import(program)) as { keepDraft: (...args: string[]) => Promise<object> };
  expect(await keepDraft(addressOf(), 'demo-cliente')).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Meu',
    answers: { 'insured.name': 'Ação' },
    isGone: true,
    refusal: ['INVALID_REQUEST', 'Name'],
  });
});
