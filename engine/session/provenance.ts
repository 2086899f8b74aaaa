import type { Origin } from '../model/Origin';
import type { Session } from '../model/Session';
import type { Provenance } from '../model/SessionEvent';

/** Whether a rule may replace the value: it was left empty, or a rule wrote it. */
export function isSoft(value: unknown, origin: Origin | undefined): boolean {
  switch (origin?.by) {
    case 'person':
    case 'prefill':
    case 'record':
    case 'lookup':
      return value === undefined;
    default:
      return true;
  }
}

/** Who gave what of a session, for a draft. */
export function provenanceOf({ definition, values, origins, editedAt }: Session): Provenance {
  const held = definition.fields.filter(({ index, derived }) => !derived && values.at(index) !== undefined);
  const given = held
    .filter(({ index }) => editedAt.at(index) > 0 && !isSoft(values.at(index), origins.at(index)))
    .toSorted((a, b) => editedAt.at(a.index) - editedAt.at(b.index));
  const written = held.flatMap(({ path, index }) => {
    const { by, rule } = origins.at(index) ?? {};
    return by === 'initial' || by === 'relation' ? [[path, { by, rule }] as const] : [];
  });
  return { given: given.map(({ path }) => path), written: Object.fromEntries(written) };
}

/** When a draft's answer was given, before any later edit; 0 where it is unknown. */
export function orderOf(provenance: Partial<Provenance> | undefined, path: string): number {
  const { given = [] } = provenance ?? {};
  return (given.indexOf(path) + 1) / (given.length + 1);
}

/** Who a draft's answer comes from: the rule that wrote it, while the definition still has it. */
export function originOf(
  { definition }: Session,
  provenance: Partial<Provenance> | undefined,
  path: string,
): Origin | undefined {
  const { written: all = {} } = provenance ?? {};
  const written = Object.hasOwn(all, path) ? all[path] : undefined;
  if (written?.by !== 'initial' && written?.by !== 'relation') return undefined;
  const { initial, relations } = definition.source.rules;
  const known = written.by === 'initial' ? initial : relations;
  return known.some(({ id }) => id === written.rule) ? { by: written.by, rule: written.rule } : undefined;
}
