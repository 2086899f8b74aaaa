import type { Definition } from '../model/Definition';
import type { RecordField } from '../model/RecordDefinition';
import { once } from '../text/once';
import { codecs, type Codec } from './codecs';

export interface Mapping {
  readonly number: number;
  readonly index: number;
  readonly field: string;
  /** Path inside a choice's `{value, label}`, empty for the whole answer. */
  readonly inner: string;
  readonly innerKeys: readonly string[];
  readonly to: string;
  readonly toKeys: readonly string[];
  readonly codec: Codec;
}

/** The paths of all fields in reading order, by field index. */
export const fieldPaths = once((definition: Definition): readonly string[] =>
  definition.steps.flatMap((step) => Object.keys(step.properties).map((name) => `${step.path}.${name}`)),
);

type Unnumbered = Omit<Mapping, 'number'>;

function mapping(index: number, field: string, { from, to, as = 'same' }: SentField): Unnumbered {
  const inner = from.slice(field.length + 1);
  const innerKeys = inner === '' ? [] : inner.split('.');
  return { index, field, inner, innerKeys, to, toKeys: to.split('.'), codec: codecs[as]! };
}

type SentField = RecordField & { readonly to: string };

function isSent(entry: RecordField): entry is SentField {
  return entry.to !== null;
}

/** What each answer is called in the record: the same path unless record.json says otherwise. */
export const mappingsOf = once((definition: Definition): readonly Mapping[] => {
  const declared = definition.record.fields;
  const mappings = fieldPaths(definition).flatMap((field, index) => {
    const own = declared.filter((entry) => entry.from === field || entry.from.startsWith(`${field}.`));
    const entries: readonly RecordField[] = own.length > 0 ? own : [{ from: field, to: field }];
    return entries.filter(isSent).map((entry) => mapping(index, field, entry));
  });
  return mappings.map((unnumbered, number) => ({ number, ...unnumbered }));
});

/** The paths of the fields that the record has a place for. */
export const sentPaths = once(
  (definition: Definition): ReadonlySet<string> => new Set(mappingsOf(definition).map(({ field }) => field)),
);
