import type { Session } from '../model/Session';
import type { Doubt } from './confirm';

/** Which look-up, by its id, said what an answer says, by the answer's field path. */
export type FoundBy = Readonly<Record<string, string>>;

/** Of a session compared with what its sources say; a doubted answer counts as the person's only. */
export function foundBy({ definition, origins, answers }: Session, doubts: readonly Doubt[]): FoundBy {
  const doubted = new Set(doubts.map(({ field }) => field));
  const found = definition.fields.flatMap(({ index, path }) => {
    const { by, rule } = origins.at(index) ?? {};
    const isFound = by === 'lookup' && rule !== undefined && answers.at(index) !== undefined;
    return isFound && !doubted.has(path) ? [[path, rule] as const] : [];
  });
  return Object.fromEntries(found);
}
