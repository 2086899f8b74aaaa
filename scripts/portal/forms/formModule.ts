import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { bundleValidators } from '../../../engine/publish';
import type { Schema } from './formSchema';

/**
 * An ES module of a form's schema and its validators, compiled ahead because the pages allow no eval:
 * `export const schema, validators`.
 */
export async function formModule(schema: Schema): Promise<string> {
  const code = compileSchemaValidatorsCode(schema, { ajvFormatOptions: false });
  const validators = await bundleValidators(code, 'validators');
  return `${validators}\nexport const schema = ${JSON.stringify(schema)};\n`;
}
