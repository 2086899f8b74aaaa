import { ownOrigin, ownValue } from '../model/ForcedOrigin';
import type { Origin } from '../model/Origin';
import type { Session } from '../model/Session';
import type { Provenance } from '../model/SessionEvent';

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

/** Origins that a draft names: of any other value it is enough that it was given. */
const NAMED: readonly Origin['by'][] = ['initial', 'relation', 'lookup'];

/** A longer question is not kept with a draft; its answer counts as new when the draft is opened. */
export const LONGEST_QUESTION = 1000;

export const plainOrigin = ({ by, rule, ofRequest }: Origin): Origin => ({ by, rule, ofRequest });

export function provenanceOf(session: Session): Omit<Provenance, 'typing'> {
  const { definition, origins, editedAt, replaced, scope } = session;
  const asked = definition.fields.filter(({ derived }) => !derived);
  const given = asked
    .filter(({ index }) => editedAt.at(index) > 0 && isGivenOrEmptied(session, index))
    .toSorted((a, b) => editedAt.at(a.index) - editedAt.at(b.index));
  const written = asked.flatMap(({ path, index }) => {
    const origin = ownOrigin(origins.at(index));
    const isNamed = origin && (NAMED.includes(origin.by) || origin.ofRequest);
    return isNamed && ownValue(session, index) !== undefined ? [[path, plainOrigin(origin)] as const] : [];
  });
  const pathOf = (index: number) => definition.fields[index]!.path;
  return {
    given: given.map(({ path }) => path),
    written: Object.fromEntries(written),
    ...(replaced.size > 0 && {
      replaced: Object.fromEntries([...replaced].map(([index, value]) => [pathOf(index), value])),
    }),
    ...heardBy(session),
    ...(scope && { asked: [...scope.asked].map(pathOf) }),
  };
}

/** The questions whose answers have filled fields, of those that are asked anew where a draft is opened. */
function heardBy({ definition, lookups }: Session): Pick<Provenance, 'heard'> {
  const filling = definition.lookups.filter(({ rule, fills }) => rule.on !== 'submit' && fills.length > 0);
  const heard = filling.flatMap(({ rule, index }) => {
    const { status, key = '' } = lookups[index]!;
    const isKept = status === 'answered' && key.length <= LONGEST_QUESTION;
    return isKept ? [[rule.id, key] as const] : [];
  });
  return heard.length === 0 ? {} : { heard: Object.fromEntries(heard) };
}

function isGivenOrEmptied(session: Session, index: number): boolean {
  const value = ownValue(session, index);
  return value === undefined || !isSoft(value, ownOrigin(session.origins.at(index)));
}

/** When a draft's answer was given, before any later edit; 0 where it is unknown. */
export function orderOf(provenance: Partial<Provenance> | undefined, path: string): number {
  const { given = [] } = provenance ?? {};
  return (given.indexOf(path) + 1) / (given.length + 1);
}

/** The origin that a draft gives an answer; undefined where the definition no longer has the rule. */
export function originOf({ definition }: Session, kept: Origin | undefined): Origin | undefined {
  const { initial, relations, derived, lookups } = definition.source.rules;
  switch (kept?.by) {
    case 'initial':
      return ofRule(kept, initial);
    case 'relation':
      return ofRule(kept, relations);
    case 'derived':
      return ofRule(kept, derived);
    case 'lookup':
      return ofRule(kept, lookups);
    case 'person':
    case 'prefill':
    case 'record':
      return kept.ofRequest === true ? { by: kept.by, ofRequest: true } : { by: kept.by };
    default:
      return undefined;
  }
}

const ofRule = ({ by, rule }: Origin, rules: readonly { readonly id: string }[]): Origin | undefined =>
  rules.some(({ id }) => id === rule) ? { by, rule } : undefined;

export function writtenBy(
  session: Session,
  provenance: Partial<Provenance> | undefined,
  path: string,
): Origin | undefined {
  const { written = {} } = provenance ?? {};
  return originOf(session, Object.hasOwn(written, path) ? written[path] : undefined);
}
