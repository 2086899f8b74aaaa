import { type Answers, openStep, sameValue, type Session } from '../../../engine/index';
import { happen } from '../events';
import type { CaseEvent, CasesFile } from '../types';
import { replay, type Replay } from './replay';

/** Correcting a difference may cause others, so it is repeated. */
const TURNS = 3;

function differing(opening: Session, file: CasesFile, set: Answers | string, target: Session): Answers {
  const own = target.definition.fields.filter((field) => !field.derived);
  let found: Answers = {};
  for (let turn = 0; turn < TURNS; turn += 1) {
    const filled = happen(opening, prefillOf(set, found), file);
    if ('cannot' in filled) return found;
    const wrong = own.filter(
      ({ index }) => !sameValue(filled.session.values.at(index), target.values.at(index)),
    );
    if (wrong.length === 0) return found;
    const said = wrong.map(({ path, index }) => [path, target.values.at(index) ?? null] as const);
    found = { ...found, ...Object.fromEntries(said) };
  }
  return found;
}

function prefillOf(set: Answers | string, differs: Answers): CaseEvent {
  if (typeof set !== 'string') return { prefill: differs };
  return Object.keys(differs).length === 0 ? { prefill: set } : { prefill: set, with: differs };
}

function prefillFor(opening: Session, file: CasesFile, target: Session): CaseEvent {
  const sets = Object.entries(file.given ?? {}).map(([name, answers]) => {
    const differs = differing(opening, file, name, target);
    return { name, differs, size: Object.keys(differs).length, told: Object.keys(answers).length };
  });
  const [best] = sets.filter(({ size, told }) => size * 2 <= told).toSorted((a, b) => a.size - b.size);
  return best ? prefillOf(best.name, best.differs) : prefillOf({}, differing(opening, file, {}, target));
}

/**
 * The same with the answers before the last step given at once, from a set where one fits, followed by Continuar.
 * Look-ups are answered again. Undefined where no step was passed.
 */
export function fromGiven(
  opening: Session,
  file: CasesFile,
  { events, befores, session }: Replay,
): Replay | undefined {
  const cut = events.findLastIndex(({ go }) => go !== undefined) + 1;
  if (cut === 0) return undefined;
  const target = befores[cut] ?? session;
  const told = events.slice(0, cut).filter(({ answer, fail }) => answer !== undefined || fail !== undefined);
  const prefill = prefillFor(opening, file, target);
  const go = { go: openStep(target)!.definition.id };
  return replay(opening, file, [prefill, ...told, go, ...events.slice(cut)]);
}
