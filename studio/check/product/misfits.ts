import type { Fault } from '../../../engine/definition';
import type { FaultCode } from '../faultCodes';
import type { Finding } from '../finding';
import { locate, parameterBehind } from './locate';
import type { Subject } from './subject';

/** Faults in a fragment whose include gives a field of another kind. */
const OF_KIND: readonly FaultCode[] = ['type-mismatch', 'unused-options'];

interface Placed {
  readonly fault: Fault;
  readonly given?: ReturnType<typeof parameterBehind>;
}

function keyOf({ file, pointer }: { file: string; pointer: string }): string {
  return `${file}#${pointer}`;
}

/** Parameters with faults in several places of a fragment: the include is wrong, not each place. */
function misfits(placed: readonly Placed[]): ReadonlySet<string> {
  const places = new Map<string, Set<string>>();
  for (const { fault, given } of placed) {
    if (!given) continue;
    const key = keyOf(given.place);
    places.set(key, (places.get(key) ?? new Set()).add(keyOf(fault)));
  }
  return new Set([...places].filter(([, found]) => found.size > 1).map(([key]) => key));
}

function atInclude({ fault, given }: Placed): Fault {
  const { file, pointer } = given!.place;
  const message = `${given!.value} does not fit in ${fault.file}: ${fault.message}`;
  return { file, pointer, code: fault.code, message };
}

export function locateAll(subject: Subject, findings: readonly Finding[]): Fault[] {
  const placed = findings.map((finding): Placed => ({
    fault: locate(subject, finding),
    given: OF_KIND.includes(finding.code) ? parameterBehind(subject, finding) : undefined,
  }));
  const wrong = misfits(placed);
  const told = new Set<string>();
  return placed.flatMap((one) => {
    const key = one.given ? keyOf(one.given.place) : '';
    if (!one.given || !wrong.has(key)) return [one.fault];
    if (told.has(key)) return [];
    told.add(key);
    return [atInclude(one)];
  });
}
