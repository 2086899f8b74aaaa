import type { Environment } from '../../../engine/expression';
import {
  type Answers,
  blankSession,
  convert,
  review,
  type ReviewIssue,
  type Session,
  settleAll,
  start,
  Transaction,
  underToday,
  writeRecord,
} from '../../../engine/index';
import type { Pair } from '../Difference';
import { answerOf } from '../money/Rated';
import { renamesOf } from '../renames';
import type { Version } from '../Version';
import { answersApart } from './answersApart';
import { pricesApart, ratedOf } from './priceOf';
import type { Replayed, StoredRequest } from './stored';

function settled({ compiled }: Version, answers: Answers, env: Environment): Session {
  const taken = underToday(compiled.source, answers);
  const transaction = new Transaction(blankSession(compiled, env));
  const values = compiled.fields.map(({ path }) => taken[path] ?? undefined);
  const given = compiled.fields.filter(({ derived }) => !derived).map(({ index }) => index);
  transaction.bring(values, given, { by: 'record' });
  settleAll(transaction);
  return transaction.finish();
}

/** Initial answers of new questions, which everyone has without doing anything. */
function startsOf({ before, after }: Pair, answers: Answers, env: Environment): Answers {
  const renamed = new Set(renamesOf({ before, after }).values());
  const made = convert(after.compiled.source, answers, before.compiled.source).made.map(({ path }) => path);
  const fresh = after.compiled.initial
    .map(({ field }) => after.compiled.fields[field]!)
    .filter(({ path }) => !before.compiled.byPath.has(path) && !renamed.has(path) && !made.includes(path));
  if (fresh.length === 0) return {};
  const { session } = start(after.compiled, env);
  return Object.fromEntries(fresh.map(({ path, index }) => [path, session.values.at(index)]));
}

function issuesOf({ compiled }: Version, session: Session): readonly ReviewIssue[] {
  return review(compiled, JSON.parse(JSON.stringify(writeRecord(session))), session.env).issues;
}

/** Refusals that there were not before, each by the question's title and what it is refused for. */
function refusals(
  pair: Pair,
  before: Session,
  after: Session,
  nameAfter: (path: string) => string,
): string[] {
  const keyOf = ({ field, path, code }: ReviewIssue) => `${field ? nameAfter(field) : path} ${code}`;
  const known = new Set(issuesOf(pair.before, before).map(keyOf));
  return issuesOf(pair.after, after)
    .filter((issue) => !known.has(keyOf(issue)))
    .map(
      ({ field, path, code }) =>
        `${pair.after.compiled.byPath.get(field ?? '')?.schema.title ?? path} (${code})`,
    );
}

interface OnBoth {
  readonly before: Session;
  readonly after: Session;
  readonly was: Environment;
  readonly is: Environment;
}

/** A request taken as it was and as the other version would have it, each with its own constants. */
export function settledOnBoth(pair: Pair, { answers, today, context }: StoredRequest): OnBoth {
  const envOf = ({ constants }: Version): Environment => ({ today, constants, context });
  const [was, is] = [envOf(pair.before), envOf(pair.after)];
  const before = settled(pair.before, answers, was);
  // Answers unknown to the old version are not passed on.
  const known = underToday(pair.before.compiled.source, answers);
  const after = settled(pair.after, { ...known, ...startsOf(pair, known, is) }, is);
  return { before, after, was, is };
}

/** Repeats a registered request under both versions, with its own day and person and each version's constants. */
export function replayRequest(pair: Pair, request: StoredRequest): Replayed {
  const renames = renamesOf(pair);
  const nameAfter = (path: string) => renames.get(path) ?? path;
  const { before, after, was, is } = settledOnBoth(pair, request);
  const stopped = refusals(pair, before, after, nameAfter);
  const { denied, rated, ...prices } = pricesApart(
    ratedOf(pair.before, before, was),
    ratedOf(pair.after, after, is),
  );
  return {
    id: request.id,
    ...answersApart(before, after, nameAfter),
    refused: [...stopped, ...denied],
    ...prices,
    // A request that a rule refuses never reaches the insurer and has no premium.
    ...(rated && { rated: stopped.length > 0 ? { ...rated, after: answerOf(undefined) } : rated }),
  };
}
