import type { Origin } from '../model/Origin';
import type { Session } from '../model/Session';

export interface Explanation {
  readonly field: string;
  readonly value: unknown;
  readonly by: Origin['by'] | 'empty';
  readonly rule: string | undefined;
  readonly note: string | undefined;
  readonly inputs: readonly { readonly field: string; readonly title: string; readonly value: unknown }[];
}

function noteOf(session: Session, rule: string | undefined): string | undefined {
  const all = Object.values(session.definition.source.rules).flat();
  return all.find((candidate) => candidate.id === rule)?.note;
}

export function explain(session: Session, path: string): Explanation {
  const field = session.definition.byPath.get(path)!;
  const origin = session.origins.at(field.index);
  return {
    field: path,
    value: session.values.at(field.index),
    by: origin?.by ?? 'empty',
    rule: origin?.rule,
    note: noteOf(session, origin?.rule),
    inputs: (origin?.inputs ?? []).map(([index, value]) => ({
      field: session.definition.fields[index]!.path,
      title: session.definition.fields[index]!.schema.title,
      value,
    })),
  };
}
