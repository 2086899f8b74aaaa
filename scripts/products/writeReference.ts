import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expressionSchema } from '../../studio/check/expressionSchema';
import { withWidgets } from '../../studio/check/widgetSchema';
import { withTables } from './readmeTables';

async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

export async function writeReference(folder: string): Promise<void> {
  await write(join(folder, '_meta/expression.schema.json'), JSON.stringify(expressionSchema()));
  const [steps, readme] = [join(folder, '_meta/step.schema.json'), join(folder, 'README.md')];
  await write(steps, withWidgets(readFileSync(steps, 'utf8')));
  await write(readme, withTables(readFileSync(readme, 'utf8')));
}
