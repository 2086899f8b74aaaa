import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expressionSchema } from '../../studio/check/expressionSchema';
import { withOperatorTables } from './operatorTable';

async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

export async function writeReference(folder: string): Promise<void> {
  await write(join(folder, '_meta/expression.schema.json'), JSON.stringify(expressionSchema()));
  const readme = join(folder, 'README.md');
  await write(readme, withOperatorTables(readFileSync(readme, 'utf8')));
}
