import type { Fault, Source } from '../../definition/files';
import { nearest } from '../../text/nearest';
import type { Finding } from '../finding';
import type { Subject } from './subject';

const PARAMETER = /^@([A-Za-z]\w*)/;

function step(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The key that a fragment has where the composed rule has another: parameters change names, not the order. */
function rawKey(raw: unknown, composed: unknown, key: string): string {
  if (typeof raw !== 'object' || raw === null || Object.hasOwn(raw, key) || !composed) return key;
  return Object.keys(raw)[Object.keys(composed).indexOf(key)] ?? key;
}

interface Written {
  /** The pointer with the keys as they stand in the file. */
  readonly pointer: string;
  /** The last text on the way: a key or a value, which may be a parameter. */
  readonly text: string;
}

/** Follows a pointer through a fragment's file, beside the rule that was made of it. */
function follow(raw: unknown, composed: unknown, pointer: string): Written {
  let [file, rule, path, text] = [raw, composed, '', ''];
  for (const part of pointer.split('/').slice(1)) {
    const key = rawKey(file, rule, unescape(part));
    path += `/${key === unescape(part) ? part : key}`;
    text = key;
    [file, rule] = [step(file, key), step(rule, unescape(part))];
  }
  return { pointer: path, text: typeof file === 'string' ? file : text };
}

/** A field that an include names wrongly is the include's fault, not the fragment's. */
function atInclude(subject: Subject, finding: Finding, source: Source, text: string): Fault | undefined {
  const name = PARAMETER.exec(text)?.[1];
  const include = source.includedAt;
  if (!name || !include || finding.code !== 'unknown-field') return undefined;
  const given = step(step(valueAt(subject, include), 'with'), name);
  if (typeof given !== 'string' || subject.fields.has(given)) return undefined;
  const suggestion = nearest(given, subject.fields.keys());
  const { file, pointer } = include;
  return {
    file,
    pointer: `${pointer}/with/${name}`,
    code: finding.code,
    message: `There is no field ${given}.`,
    suggestion,
  };
}

function valueAt(subject: Subject, { file, pointer }: { file: string; pointer: string }): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => step(value, unescape(part)), subject.files.get(file));
}

/** Which file a pointer into the composed product leads to. */
function sourceOf({ id, composed }: Subject, pointer: string): Source {
  const [, root = '', ...rest] = pointer.split('/');
  const inFile = rest.map((part) => `/${part}`).join('');
  if (root === 'product' || root === 'rating') return { file: `${id}/${root}.json`, pointer: inFile };
  return composed.sources.find(pointer);
}

/** Places a finding where an analyst can mend it: file, and pointer as the file has it. */
export function locate(subject: Subject, finding: Finding): Fault {
  const source = sourceOf(subject, finding.pointer);
  const [, root, kind, index] = finding.pointer.split('/');
  if (root !== 'rules') return { ...finding, file: source.file, pointer: source.pointer };
  const rules = subject.definition.rules as unknown as Readonly<Record<string, readonly unknown[]>>;
  const [, , , ...inner] = source.pointer.split('/');
  const base = source.pointer.split('/').slice(0, 3).join('/');
  const raw = valueAt(subject, { file: source.file, pointer: base });
  const written = follow(raw, rules[kind!]?.[Number(index)], inner.map((part) => `/${part}`).join(''));
  const placed = { ...finding, file: source.file, pointer: base + written.pointer };
  return atInclude(subject, finding, source, written.text) ?? placed;
}
