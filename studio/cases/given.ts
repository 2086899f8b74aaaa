import type { Json } from '../../engine/expression';
import type { Answers } from '../../engine/index';
import type { GivenSets } from './types';

export const sharedGiven = (product: string) => `${product}/cases/given.json`;

export const FROM = '$from';

export function ownAnswers(set: Answers): Answers {
  const { [FROM]: _from, ...answers } = set;
  return answers;
}

export function fromOf(set: Answers | undefined): string | undefined {
  const from = set?.[FROM];
  return typeof from === 'string' ? from : undefined;
}

export function setsIn(content: Json | undefined): GivenSets {
  const { $schema: _schema, ...sets } = (content ?? {}) as Record<string, Answers>;
  return sets;
}

export function isCircular(sets: GivenSets, name: string): boolean {
  return fromOf(sets[chainOf(sets, name).at(-1)!]) === name;
}

/** Every set with those that it extends merged in; a circular chain ends where it closes. */
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

function chainOf(sets: GivenSets, name: string): string[] {
  const chain = [name];
  for (let next = fromOf(sets[name]); next !== undefined && !chain.includes(next); next = fromOf(sets[next]))
    chain.push(next);
  return chain;
}
