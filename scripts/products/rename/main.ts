import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Json } from '../../../engine/expression';
import { OperatorError } from '../../../server/infra/OperatorError';
import { count, inspectFiles, type Inspection } from '../inspect';
import type { Texts } from '../../../studio/edit/question/mentions';
import { renameQuestion } from '../../../studio/edit/question/renameQuestion';
import { QuestionRefused } from '../../../studio/edit/question/stepFile';

interface Renamed {
  readonly said: string;
  readonly refused?: Inspection;
}

function textsOf(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const named = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.json'));
  return new Map(named.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

async function write(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

function renamed(texts: Texts, ...names: readonly [product: string, from: string, to: string]) {
  try {
    return renameQuestion(texts, ...names);
  } catch (error) {
    throw error instanceof QuestionRefused ? new OperatorError(error.message) : error;
  }
}

/** Renames a field of a product in every file below `folder`, or in none where the check or a case would then fail. */
export async function rename(folder: string, names: readonly string[]): Promise<Renamed> {
  const [product, from, to] = names;
  if (!product || !from || !to)
    throw new OperatorError('npm run products -- rename <product> <path.property> <path.newProperty>');
  const texts = textsOf(folder);
  const changed = renamed(texts, product, from, to);
  const after = new Map([...texts, ...changed].map(([file, text]) => [file, JSON.parse(text) as Json]));
  const found = inspectFiles(after);
  if (count(found).failed > 0)
    return { said: `${from} keeps its name: nothing was written.\n`, refused: found };
  for (const [file, text] of changed) await write(join(folder, file), text);
  const files = [...changed.keys()].map((file) => `  ${file}\n`).join('');
  return { said: `${from} is ${to} now, in ${changed.size} files:\n${files}` };
}
