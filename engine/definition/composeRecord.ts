import { nearest } from '../text/nearest';
import { branchOf, covers, isBranch, placedField, placeIn, type RecordEntry } from './branches';
import type { Source } from './files';
import type { Including, Library, Part } from './Library';
import type { RecordAddition, RecordDefinition, RecordField } from '../model/RecordDefinition';
import type { StepDefinition } from '../model/Definition';

interface RecordFile extends Including {
  readonly fields?: readonly RecordEntry[];
  readonly adds?: readonly RecordAddition[];
}

interface Placed<T> {
  readonly entry: T;
  readonly source: Source;
}

function placed<T>({ source }: Part<RecordFile>, key: string, entries: readonly T[] = []): Placed<T>[] {
  return entries.map((entry, index) => ({ entry, source: { ...source, pointer: `/${key}/${index}` } }));
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
  const content = library.has(file) ? (library.read<RecordFile>(file, source) ?? {}) : {};
  const parts = [...library.parts<RecordFile>('record', { content, source })];
  const written = parts.flatMap((part) => placed(part, 'fields', part.content.fields));
  const adds = parts.flatMap((part) => placed(part, 'adds', part.content.adds));
  const paths = steps.flatMap((step) => Object.keys(step.properties).map((name) => `${step.path}.${name}`));
  for (const entry of written) checkEntry(library, entry, paths);
  const branches = written.map(({ entry }) => entry).filter(({ from }) => isBranch(from));
  const own = written
    .filter(({ entry }) => !isBranch(entry.from))
    .map(({ entry, source: at }) => ({ entry: placedField(entry, branches), source: at }));
  const fields = [...own, ...fromBranches(paths, written)];
  fields.forEach((field, index) => library.sources.add(`/record/fields/${index}`, field.source));
  adds.forEach((added, index) => library.sources.add(`/record/adds/${index}`, added.source));
  return { fields: fields.map(({ entry }) => entry), adds: adds.map(({ entry }) => entry) };
}
