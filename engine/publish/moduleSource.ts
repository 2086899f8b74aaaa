import { join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Definition } from '../model/Definition';
import { bundleValidators, folder } from './bundleValidators';
import { createAjv, FORMATS_MODULE } from './createValidators';

/** Validators as CommonJS text, one export a step; nothing in it needs eval. */
function validatorsCode(definition: Definition): string {
  const names = definition.steps.map((step) => [step.id, step.id]);
  return standaloneCode(createAjv(definition), Object.fromEntries(names));
}

const SHARED = { from: `require("${FORMATS_MODULE}").formats`, to: 'sharedFormats' };
const sharedImport = `import { formats as ${SHARED.to} } from ${JSON.stringify(join(folder, 'formats'))};`;

/**
 * An ES module of a definition and its precompiled validators: `export const definition, validate` with one Ajv function
 * a step. It needs no other module, or with `shareFormats` the source of the formats, for a bundler on this machine.
 */
export async function moduleSource(definition: Definition, { shareFormats = false } = {}): Promise<string> {
  const code = validatorsCode(definition);
  const validators = shareFormats
    ? await bundleValidators(code.replaceAll(SHARED.from, SHARED.to), 'validate', sharedImport)
    : await bundleValidators(code, 'validate');
  return `${validators}\nexport const definition = ${JSON.stringify(definition)};\n`;
}
