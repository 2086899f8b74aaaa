import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Schema } from './formSchema';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * An ES module of a form's schema and its validators, compiled ahead because the pages allow no eval:
 * `export const schema, validators`.
 */
export async function formModule(schema: Schema): Promise<string> {
  const code = compileSchemaValidatorsCode(schema, { ajvFormatOptions: false });
  const result = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'validators.cjs' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  const validators = result.outputFiles[0]!.text.replace(
    /export default ([\w$]+)\(\);?\s*$/,
    'export const validators = $1();',
  );
  return `${validators}\nexport const schema = ${JSON.stringify(schema)};\n`;
}
