import { composeProduct, pointerPart } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { shaped } from '../../../engine/index';
import { removeJson, setJson } from '../jsonEdits';
import { renameJson } from '../jsonMoves';
import { readJson } from '../readJson';
import { withMentions, type Renaming, type Texts } from './mentions';
import { fileForQuestion, fileOfQuestion, nameIn, QuestionRefused } from './stepFile';

interface Entry {
  readonly from: string;
  readonly to?: string | null;
}

const placeOf = (question: string) => `/properties${pointerPart(nameIn(question))}`;

function withFormer(text: string, { from, to }: Renaming): string {
  const was = (readJson(text, `${placeOf(to)}/was`) ?? []) as string[];
  return setJson(text, `${placeOf(to)}/was`, [from, ...was]);
}

function requiredIn(text: string): readonly string[] {
  return (readJson(text, '/required') ?? []) as string[];
}

function renamedIn(text: string, renaming: Renaming): string {
  const [old, now] = [nameIn(renaming.from), nameIn(renaming.to)];
  const named = renameJson(text, placeOf(renaming.from), now);
  const index = requiredIn(named).indexOf(old);
  return withFormer(index < 0 ? named : setJson(named, `/required/${index}`, now), renaming);
}

export function withoutQuestion(text: string, question: string): string {
  const bare = removeJson(text, placeOf(question));
  const index = requiredIn(bare).indexOf(nameIn(question));
  return index < 0 ? bare : removeJson(bare, `/required/${index}`);
}

function withQuestion(text: string, source: string, renaming: Renaming): string {
  const asked = setJson(
    readJson(text, '/properties') === undefined ? setJson(text, '/properties', {}) : text,
    placeOf(renaming.to),
    readJson(source, placeOf(renaming.from))!,
  );
  const former = withFormer(asked, renaming);
  if (!requiredIn(source).includes(nameIn(renaming.from))) return former;
  if (readJson(former, '/required') === undefined) return setJson(former, '/required', [nameIn(renaming.to)]);
  return setJson(former, '/required/-', nameIn(renaming.to));
}

/** Where the record holds the question today: entries, branches and casing as they come out. */
function placeInRecord(texts: Texts, { product, from }: Renaming): string | null {
  const files = new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as Json]));
  const { fields } = composed(files, product).definition.record;
  const own = fields.find((entry) => entry.from === from);
  return own ? (own.to ?? null) : from;
}

function composed(files: ReadonlyMap<string, Json>, product: string) {
  try {
    return composeProduct(files, product);
  } catch {
    throw new QuestionRefused('broken', `${product} cannot be put together as it is.`);
  }
}

const NO_RECORD = '{\n  "$schema": "../_meta/record.schema.json",\n  "fields": []\n}\n';

/** Readers of the record know its field name. */
function withRecord(text: string, { from, to }: Renaming, place: string | null): string {
  const fields = shaped<readonly Entry[]>(readJson(text, '/fields') ?? []);
  const named = fields.filter((entry) => entry.from === to || entry.from.startsWith(`${to}.`));
  if (named.length === 0) {
    const whole = readJson(text, '/fields') === undefined ? setJson(text, '/fields', []) : text;
    return setJson(whole, '/fields/-', { from: to, to: place ?? from });
  }
  return fields.reduce(
    (done, entry, index) =>
      entry.from === to && entry.to === undefined ? setJson(done, `/fields/${index}/to`, place) : done,
    text,
  );
}

/**
 * The files changed by renaming a question or moving it to another of the product's steps, `from` and `to` as
 * path.property: steps, rules, rating, cases, catalogue. Record and kept answers keep the old name (`was`). Throws
 * QuestionRefused.
 */
export function renameQuestion(texts: Texts, product: string, from: string, to: string): Map<string, string> {
  const renaming = { product, from, to };
  const [source, target] = [fileOfQuestion(texts, product, from), fileForQuestion(texts, product, to)];
  const changed = new Map<string, string>();
  for (const [file, text] of texts) {
    if (file !== 'catalogue.json' && !file.startsWith(`${product}/`)) continue;
    const named = withMentions(file, text, renaming);
    if (named !== text) changed.set(file, named);
  }
  const now = (file: string) => changed.get(file) ?? texts.get(file)!;
  const asked = now(source);
  if (source === target) changed.set(source, renamedIn(asked, renaming));
  else {
    changed.set(target, withQuestion(now(target), asked, renaming));
    changed.set(source, withoutQuestion(asked, from));
  }
  const record = `${product}/record.json`;
  const before = changed.get(record) ?? texts.get(record);
  const after = withRecord(before ?? NO_RECORD, renaming, placeInRecord(texts, renaming));
  if (after !== before) changed.set(record, after);
  return changed;
}
