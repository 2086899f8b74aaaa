import Ajv from 'ajv';
import { fileURLToPath } from 'node:url';
import { checkAmongOthers } from '../studio/check/checkProducts';
import { fileKind, isMeta, metaFile } from '../studio/check/structure/fileKind';
import { readFiles } from '../engine/publish/readFiles';
import { readTexts } from '../engine/publish/readTexts';
import { inspectProduct } from '../scripts/products/inspect';
import { namesIn } from '../scripts/products/named';
import { median } from './driver/median';
import type { Row } from './driver/rows';
import { interleave } from './settling/interleave';

/** Milliseconds, as the issue names it. */
const MOST = 1000;
const { texts, files } = readFiles(fileURLToPath(new URL('../product-schemas', import.meta.url)));

/** The texts as after a save of each file of the product: an editor's trailing blank makes every one of them another. */
function saved(id: string, round: number): Map<string, string> {
  const isOwn = (file: string) => file.startsWith(`${id}/`);
  return new Map([...texts].map(([file, text]) => [file, isOwn(file) ? text + ' '.repeat(round) : text]));
}

/** What any editor that knows JSON schemas does to find the folder right: it parses every file and holds it against its schema. */
function bySchemas(): () => void {
  const ajv = new Ajv({ allErrors: true, strict: false });
  for (const [file, schema] of files)
    if (isMeta(file)) ajv.addSchema(schema as object, file.slice('_meta/'.length));
  const parts = [...texts].flatMap(([file, text]) => {
    const kind = fileKind(file);
    return kind ? [{ text, validate: ajv.getSchema(metaFile(kind).slice('_meta/'.length))! }] : [];
  });
  // A shared piece has placeholders where its schema wants numbers: whether it passes is not asked.
  return () => parts.forEach(({ text, validate }) => void validate(JSON.parse(text)));
}

interface Taken {
  readonly id: string;
  readonly check: number;
  readonly whole: number;
  readonly reference: number;
}

/** Median processor times of one product: its check, the check with its cases, and the reference. */
function take(id: string, reference: () => void, rounds: number): Taken {
  let round = 0;
  const read = () => readTexts(saved(id, (round += 1))).files;
  const demand = (failed: number) => {
    if (failed > 0) throw new Error(`${id} does not pass its check`);
  };
  const check = () => demand(checkAmongOthers(read(), id).length);
  const whole = () => {
    const { faults, products } = inspectProduct(read(), id);
    const failed = products[0]?.cases.results.filter(({ differences }) => differences.length > 0) ?? [];
    demand(faults.length + failed.length);
  };
  const [checked, inspected, validated] = interleave([check, whole, reference], rounds, 1);
  return { id, check: checked!, whole: inspected!, reference: validated! };
}

function rowsOf(what: string, all: readonly Taken[], part: 'check' | 'whole'): Row[] {
  const slowest = all.toSorted((one, other) => other[part] - one[part])[0]!;
  const middle = (key: 'check' | 'whole' | 'reference') => median(all.map((one) => one[key]));
  return [
    {
      id: '13',
      what: `${what}, median of ${all.length}`,
      unit: 'ms',
      value: middle(part),
      reference: middle('reference'),
      most: MOST,
    },
    {
      id: '13',
      what: `${what}, the slowest (${slowest.id})`,
      unit: 'ms',
      value: slowest[part],
      reference: slowest.reference,
      most: MOST,
    },
  ];
}

/** Figure 13: the check of one product after a save, in process and warm, against Ajv on the folder's files by their schemas. */
export function run(rounds: number): Row[] {
  const reference = bySchemas();
  const all = namesIn(files).map((id) => take(id, reference, rounds));
  return [
    ...rowsOf('check of one product', all, 'check'),
    ...rowsOf('the same with its cases run', all, 'whole'),
  ];
}
