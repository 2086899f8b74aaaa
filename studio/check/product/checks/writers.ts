import { contentOf, type Catalogue } from '../../../../engine/definition';
import { writesOf, type Write } from '../writes';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../subject';

const LASTING = ['relations', 'derived', 'states'];

function isShared({ composed }: Subject, { pointer }: Write): boolean {
  return composed.sources.nearest(pointer).source.includedAt !== undefined;
}

function clash(second: Write, first: Write): Finding {
  const message = `${second.field} is already written by the rule ${first.rule}.`;
  return { pointer: second.pointer, code: 'two-writers', message };
}

/** Whether two rules must not both write a field: a derived value has one writer, and a field one initial value. */
function exclude(a: Write, b: Write): boolean {
  if (a.rule === b.rule) return false;
  if (a.kind === 'derived' || b.kind === 'derived') return true;
  if (a.kind === 'initial' && b.kind === 'initial') return true;
  return LASTING.includes(a.kind) && LASTING.includes(b.kind);
}

function byField(writes: readonly Write[]): Write[][] {
  const lists = new Map<string, Write[]>();
  for (const write of writes) lists.set(write.field, [...(lists.get(write.field) ?? []), write]);
  return [...lists.values()];
}

/** Derived rules first, so that the other rule is blamed. */
function ordered(writes: readonly Write[]): Write[] {
  return writes.toSorted((a, b) => Number(b.kind === 'derived') - Number(a.kind === 'derived'));
}

export const twoWriters: Check = function* (subject) {
  for (const writes of byField(writesOf(subject))) {
    const list = ordered(writes);
    for (const [index, write] of list.entries()) {
      const first = list.slice(0, index).find((earlier) => exclude(earlier, write));
      if (!first) continue;
      const isOwnRule = isShared(subject, write) && !isShared(subject, first);
      yield isOwnRule ? clash(first, write) : clash(write, first);
    }
  }
};

/** A derived value is shown, not asked for. */
export const derivedReadOnly: Check = function* ({ definition, fields }) {
  for (const rule of definition.rules.derived) {
    const field = fields.get(rule.field);
    if (!field || field.schema.readOnly) continue;
    const message = `${rule.field} is derived by the rule ${rule.id}: say "readOnly": true.`;
    yield { pointer: field.pointer, code: 'derived-editable', message };
  }
};

function carriedTo(subject: Subject): string[] {
  const catalogue = contentOf<Catalogue>(subject.files, 'catalogue.json');
  const modalities = (catalogue?.products ?? []).flatMap((product) => product.modalities);
  return modalities
    .filter((modality) => modality.wizard === subject.id)
    .flatMap((modality) => Object.keys(modality.carries ?? {}));
}

/** A field that a person cannot type in must be written by a rule or a look-up. */
export const neverWritten: Check = function* (subject) {
  const written = new Set(writesOf(subject).flatMap((write) => (write.empties ? [] : [write.field])));
  for (const path of carriedTo(subject)) written.add(path);
  for (const { path, schema, pointer } of subject.fields.values()) {
    if (!schema.readOnly || written.has(path)) continue;
    yield {
      pointer: `${pointer}/readOnly`,
      code: 'never-written',
      message: `Nobody types ${path} and no rule writes it.`,
    };
  }
};
