import { nearest } from '../text/nearest';
import { branchOf, covers, isBranch, placedField, placeIn, type RecordEntry } from './branches';
import type { Source } from './files';
import type { Parameters } from './include';
import type { Library } from './Library';
import type { RecordAddition, RecordDefinition, RecordField } from '../model/RecordDefinition';
import type { StepDefinition } from '../model/Definition';

interface RecordFile {
  readonly include?: readonly { readonly record: string; readonly with?: Parameters }[];
  readonly fields?: readonly RecordEntry[];
  readonly adds?: readonly RecordAddition[];
}

interface Placed<T> {
  readonly entry: T;
  readonly source: Source;
}

interface Parts {
  readonly fields: Placed<RecordEntry>[];
  readonly adds: Placed<RecordAddition>[];
}

function collect(
  library: Library,
  parts: Parts,
  content: RecordFile,
  source: Source,
  through: readonly string[],
): void {
  for (const [index, { record, with: given }] of (content.include ?? []).entries()) {
    const target = `${record}.json`;
    const place = { ...source, pointer: `/include/${index}` };
    const fragment = library.include<RecordFile>({ target, key: 'record', given, place, through });
    const inner = { file: target, pointer: '', includedAt: place };
    if (fragment) collect(library, parts, fragment, inner, [...through, target]);
  }
  content.fields?.forEach((entry, index) =>
    parts.fields.push({ entry, source: { ...source, pointer: `/fields/${index}` } }),
  );
  content.adds?.forEach((entry, index) =>
    parts.adds.push({ entry, source: { ...source, pointer: `/adds/${index}` } }),
  );
}

/** A branch must cover some field, and goes only to a branch. */
function checkEntry(
  library: Library,
  { entry, source }: Placed<RecordEntry>,
  paths: readonly string[],
): void {
  const at = (key: string) => ({ ...source, pointer: `${source.pointer}/${key}` });
  const { from, to, casing } = entry;
  if (!isBranch(from)) {
    if (casing) library.fault(at('casing'), 'wrong-form', 'Casing is said of a branch, which ends with *.');
    if (to && isBranch(to)) library.fault(at('to'), 'wrong-form', 'Only a branch goes to a branch.');
    return;
  }
  if (to && !isBranch(to)) library.fault(at('to'), 'wrong-form', 'A branch goes to a branch: end it with *.');
  if (paths.some((path) => covers(entry, path))) return;
  const known = new Set(paths.map((path) => `${path.split('.')[0]}.*`));
  library.fault(at('from'), 'unknown-field', `There are no fields ${from}.`, nearest(from, known));
}

function fromBranches(paths: readonly string[], all: readonly Placed<RecordEntry>[]): Placed<RecordField>[] {
  const branches = all.flatMap(({ entry, source }) => (isBranch(entry.from) ? [{ ...entry, source }] : []));
  const own = all.filter(({ entry }) => !isBranch(entry.from)).map(({ entry }) => entry.from);
  return paths
    .filter((path) => !own.some((from) => from === path || from.startsWith(`${path}.`)))
    .flatMap((path) => {
      const branch = branchOf(branches, path);
      const to = branch && placeIn(branch, path);
      return branch && to !== path ? [{ entry: { from: path, to: to! }, source: branch.source }] : [];
    });
}

/** A product's record: fragments first, branches spread into the fields that they stand for. */
export function composeRecord(
  library: Library,
  product: string,
  steps: readonly StepDefinition[],
): RecordDefinition {
  const file = `${product}/record.json`;
  const source = { file, pointer: '' };
  library.sources.add('/record', source);
  const parts: Parts = { fields: [], adds: [] };
  if (library.has(file)) {
    collect(library, parts, library.read<RecordFile>(file, source) ?? {}, source, [file]);
  }
  const paths = steps.flatMap((step) => Object.keys(step.properties).map((name) => `${step.path}.${name}`));
  for (const entry of parts.fields) checkEntry(library, entry, paths);
  const branches = parts.fields.map(({ entry }) => entry).filter(({ from }) => isBranch(from));
  const own = parts.fields
    .filter(({ entry }) => !isBranch(entry.from))
    .map((placed) => ({ ...placed, entry: placedField(placed.entry, branches) }));
  const fields = [...own, ...fromBranches(paths, parts.fields)];
  fields.forEach((placed, index) => library.sources.add(`/record/fields/${index}`, placed.source));
  parts.adds.forEach((placed, index) => library.sources.add(`/record/adds/${index}`, placed.source));
  return { fields: fields.map(({ entry }) => entry), adds: parts.adds.map(({ entry }) => entry) };
}
