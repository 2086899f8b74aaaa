import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const folder = dirname(fileURLToPath(import.meta.url));

/** Compiled validators (CommonJS) as an ES module that exports them by a name, with all that they import. */
export async function bundleValidators(code: string, name: string, banner = ''): Promise<string> {
  // Loaded here: who only reads files from this entry point starts without it, in a page test too.
  const { build } = await import('esbuild');
  const result = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'validators.cjs' },
    banner: { js: banner },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text.replace(
    /export default ([\w$]+)\(\);?\s*$/,
    `export const ${name} = $1();`,
  );
}
