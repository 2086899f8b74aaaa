import { fileURLToPath } from 'node:url';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { Definition } from '../model/Definition';
import { createAjv } from './createValidators';

/** The folder that compiled validators import their formats from. */
const folder = fileURLToPath(new URL('.', import.meta.url));

/** Validators as CommonJS text, one export a step; nothing in it needs eval. */
function validatorsCode(definition: Definition): string {
  const names = definition.steps.map((step) => [step.id, step.id]);
  return standaloneCode(createAjv(definition), Object.fromEntries(names));
}

/**
 * A self-contained ES module of a definition and its precompiled validators:
 * `export const definition, validate` with one Ajv function a step.
 */
export async function moduleSource(definition: Definition): Promise<string> {
  const result = await build({
    stdin: { contents: validatorsCode(definition), resolveDir: folder, sourcefile: 'validators.cjs' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]!.text.replace(
    /export default ([\w$]+)\(\);?\s*$/,
    'export const validate = $1();',
  );
  return `${code}\nexport const definition = ${JSON.stringify(definition)};\n`;
}
