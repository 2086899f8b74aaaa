import type { Definition } from '../definition/types';
import { once } from '../text/once';
import { codecs, type Codec } from './codecs';

/** One value on its way between an answer and the record. */
export interface Mapping {
  readonly field: string;
  /** Path inside a choice's `{value, label}`, empty for the whole answer. */
  readonly inner: string;
  readonly innerKeys: readonly string[];
  readonly to: string;
  readonly toKeys: readonly string[];
  readonly codec: Codec;
}

function fieldPaths(definition: Definition): string[] {
  return definition.steps.flatMap((step) =>
    Object.keys(step.properties).map((name) => `${step.path}.${name}`),
  );
}

function mapping(field: string, inner: string, to: string, as = 'same'): Mapping {
  const innerKeys = inner === '' ? [] : inner.split('.');
  return { field, inner, innerKeys, to, toKeys: to.split('.'), codec: codecs[as]! };
}

/** What each answer is called in the record: the same path unless record.json says otherwise. */
export const mappingsOf = once((definition: Definition): readonly Mapping[] => {
  const declared = definition.record.fields;
  return fieldPaths(definition).flatMap((field) => {
    const own = declared.filter((entry) => entry.from === field || entry.from.startsWith(`${field}.`));
    const entries = own.length > 0 ? own : [{ from: field, to: field, as: undefined }];
    return entries.flatMap((entry) =>
      entry.to === null ? [] : [mapping(field, entry.from.slice(field.length + 1), entry.to, entry.as)],
    );
  });
});
