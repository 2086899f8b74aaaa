import { join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Definition } from '../model/Definition';
import { bundleValidators, folder } from './bundleValidators';
import { createAjv, FORMATS_MODULE } from './createValidators';
import { stepSchema } from './stepSchema';

/** Validators as CommonJS text, one export a step; nothing in it needs eval. */
function validatorsCode(definition: Definition): string {
  const names = definition.steps.map((step) => [step.id, step.id]);
  return standaloneCode(createAjv(definition), Object.fromEntries(names));
}

const SHARED = { from: `require("${FORMATS_MODULE}").formats`, to: 'sharedFormats' };
const sharedImport = `import { formats as ${SHARED.to} } from ${JSON.stringify(join(folder, 'formats'))};`;

function bundled(definition: Definition, shareFormats: boolean): Promise<string> {
  const code = validatorsCode(definition);
  return shareFormats
    ? bundleValidators(code.replaceAll(SHARED.from, SHARED.to), 'validate', sharedImport)
    : bundleValidators(code, 'validate');
}

/** More than the products that people work on at once. */
const KEPT = 20;
const kept = new Map<string, Promise<string>>();

/** What changes words, looks or rules leaves the validators as they are, which take longer than the rest of a module. */
function validatorsOf(definition: Definition, shareFormats: boolean): Promise<string> {
  const key = JSON.stringify([shareFormats, definition.steps.map(stepSchema)]);
  const known = kept.get(key);
  if (known) return known;
  const made = bundled(definition, shareFormats);
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT) kept.delete(oldest!);
  return made;
}

/**
 * An ES module of a definition and its precompiled validators: `export const definition, validate` with one Ajv function
 * a step. It needs no other module, or with `shareFormats` the source of the formats, for a bundler on this machine.
 */
export async function moduleSource(definition: Definition, { shareFormats = false } = {}): Promise<string> {
  const validators = await validatorsOf(definition, shareFormats);
  return `${validators}\nexport const definition = ${JSON.stringify(definition)};\n`;
}
