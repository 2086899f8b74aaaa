import type { Json } from '../../engine/expression';
import type { Answers } from '../../engine/index';
import type { GivenSets } from './types';

/** Where a product keeps the sets that all of its cases files may use. */
export const sharedGiven = (product: string) => `${product}/cases/given.json`;

/** The name of the set that a set goes on from. */
export const FROM = '$from';

/** What a set says of itself: its own answers, without where it goes on from. */
export function ownAnswers(set: Answers): Answers {
  const { [FROM]: _from, ...answers } = set;
  return answers;
}

export function fromOf(set: Answers | undefined): string | undefined {
  const from = set?.[FROM];
  return typeof from === 'string' ? from : undefined;
}

/** The sets of a file as it stands, which has nothing else but its `$schema`. */
export function setsIn(content: Json | undefined): GivenSets {
  const { $schema: _schema, ...sets } = (content ?? {}) as Record<string, Answers>;
  return sets;
}

/** Whether a set leads back to itself by where it goes on from. */
export function isCircular(sets: GivenSets, name: string): boolean {
  return fromOf(sets[chainOf(sets, name).at(-1)!]) === name;
}

/** Every set whole: what it goes on from beneath what it says itself. One that leads into a circle ends there. */
export function wholeSets(sets: GivenSets): GivenSets {
  const whole = (name: string): Answers =>
    Object.assign(
      {},
      ...chainOf(sets, name)
        .map((one) => ownAnswers(sets[one] ?? {}))
        .reverse(),
    );
  return Object.fromEntries(Object.keys(sets).map((name) => [name, whole(name)]));
}

/** A set, the one that it goes on from, and so on, each once. */
function chainOf(sets: GivenSets, name: string): string[] {
  const chain = [name];
  for (let next = fromOf(sets[name]); next !== undefined && !chain.includes(next); next = fromOf(sets[next]))
    chain.push(next);
  return chain;
}
