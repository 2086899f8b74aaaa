import { folded } from '../../../engine/values';
import type { Place } from './places';

const split = (text: string) => text.split(/[\s·/-]+/).filter(Boolean);
const begins = (text: string, word: string) => split(text).some((one) => one.startsWith(word));

/** How well a word that was typed tells a place: 0 is best; undefined where it is not there. */
function rankOf({ label, group, note = '', words = [] }: Place, typed: string): number | undefined {
  const [named, known, told] = [folded(label), folded(words.join(' ')), folded(note)] as const;
  const ways = [
    named.startsWith(typed),
    begins(named, typed),
    begins(known, typed),
    begins(`${folded(group)} ${told}`, typed),
    named.includes(typed),
    known.includes(typed),
    told.includes(typed),
  ];
  const rank = ways.indexOf(true);
  return rank < 0 ? undefined : rank;
}

const isSaid = ({ label, words = [] }: Place, typed: string) =>
  [label, ...words].some((word) => folded(word) === typed);

/** Places that contain every typed word, in any order, ignoring accents and case; prefixes rank first. */
export function matching(places: readonly Place[], typed: string): readonly Place[] {
  const text = folded(typed).trim();
  return places
    .map((place) => {
      const ranks = text.split(/\s+/).map((word) => rankOf(place, word));
      const isFound = !ranks.includes(undefined);
      const rank = isSaid(place, text) ? -1 : ranks.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      return { place, isFound, rank };
    })
    .filter(({ isFound, place }) => isFound || isSaid(place, text))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}
