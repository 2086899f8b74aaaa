import type { Environment } from '../../../engine/expression';
import {
  blocks,
  type CompiledField,
  fieldIssues,
  resume,
  type Session,
  start,
  transition,
} from '../../../engine/index';
import type { Pair } from '../Difference';
import { renamesOf } from '../renames';
import type { Version } from '../Version';
import { answersApart } from './answersApart';
import { isWhole } from './isWhole';
import { pricesApart, ratedOf } from './priceOf';
import type { Replayed, StoredDraft } from './stored';

function opened({ compiled, constants }: Version, { draft, today, context }: StoredDraft): Session {
  const env: Environment = { today, constants, context };
  return transition(start(compiled, env).session, resume(draft)).session;
}

/** Faults of given answers; missing answers do not count. */
function faults(session: Session, { index, path }: CompiledField): string[] {
  if (session.answers.at(index) === undefined) return [];
  return fieldIssues(session, index, 'submit')
    .filter(blocks)
    .map(({ code }) => `${path} ${code}`);
}

function refusals(before: Session, after: Session, nameAfter: (path: string) => string): string[] {
  const all = before.definition.fields.flatMap((field) => faults(before, field));
  const known = new Set(all.map((key) => key.replace(/^\S+/, nameAfter)));
  return after.definition.fields.flatMap((field) =>
    faults(after, field)
      .filter((key) => !known.has(key))
      .map((key) => `${field.schema.title} (${key.slice(field.path.length + 1)})`),
  );
}

/** A draft opened again under both versions; its price counts only where it could be sent. */
export function replayDraft(pair: Pair, stored: StoredDraft): Replayed {
  const renames = renamesOf(pair);
  const nameAfter = (path: string) => renames.get(path) ?? path;
  const [before, after] = [opened(pair.before, stored), opened(pair.after, stored)];
  const rated = (version: Version, session: Session) => ratedOf(version, session, session.env);
  const areWhole = isWhole(before) && isWhole(after);
  const { denied, ...prices } = areWhole
    ? pricesApart(rated(pair.before, before), rated(pair.after, after))
    : { denied: [] };
  const refused = [...refusals(before, after, nameAfter), ...denied];
  return { id: stored.id, ...answersApart(before, after, nameAfter), refused, ...prices };
}
