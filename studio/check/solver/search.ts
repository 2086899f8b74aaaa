import { compileExpression, type Frame, type Json, readsOf, truthy } from '../../../engine/expression';
import type { Claim } from './Claim';
import type { Variable } from './Variable';

/** As many values as are tried, one after the other, of one question. */
const MOST_TRIES = 20_000;

const NOWHERE: Frame['env'] = { today: '', constants: {}, context: null };

type Fits = (frame: Frame) => boolean;

function fitsOf({ expression, holds }: Claim, places: ReadonlyMap<string, number>): Fits {
  const evaluate = compileExpression(expression, {
    reader: (name) => {
      const place = places.get(name);
      return place === undefined ? undefined : (frame) => frame.values[place];
    },
  });
  return (frame) => truthy(evaluate(frame)) === holds;
}

/** Variables in the order in which claims can soonest be judged, each with the claims that it is the last of. */
function turnsOf(variables: readonly Variable[], claims: readonly Claim[]) {
  const places = new Map(variables.map(({ name }, index) => [name, index]));
  const open = claims.map((claim) => ({
    fits: fitsOf(claim, places),
    waits: new Set(readsOf(claim.expression).fields.map((name) => places.get(name)!)),
  }));
  const written = open.filter(({ waits }) => waits.size === 0).map(({ fits }) => fits);
  const turns: { readonly place: number; readonly fits: readonly Fits[] }[] = [];
  const left = new Set(variables.keys());
  while (left.size > 0) {
    const [next] = open.filter(({ waits }) => waits.size > 0).toSorted((a, b) => a.waits.size - b.waits.size);
    const place = [...(next?.waits ?? left)][0]!;
    left.delete(place);
    const judged = open.filter(({ waits }) => waits.delete(place) && waits.size === 0);
    turns.push({ place, fits: judged.map(({ fits }) => fits) });
  }
  return { written, turns };
}

/**
 * The first values of all variables that fit all claims; nothing where there are none, `too-many` where more would
 * have to be tried than there is time for.
 */
export function search(
  variables: readonly Variable[],
  samples: readonly (readonly (Json | undefined)[])[],
  claims: readonly Claim[],
): readonly unknown[] | 'too-many' | undefined {
  const { written, turns } = turnsOf(variables, claims);
  const values: unknown[] = samples.map(() => undefined);
  const frame = { values, env: NOWHERE };
  let tries = 0;
  const choose = (turn: number): boolean => {
    const own = turns[turn];
    if (!own) return true;
    for (const value of samples[own.place]!) {
      if ((tries += 1) > MOST_TRIES) return false;
      values[own.place] = value;
      if (own.fits.every((fit) => fit(frame)) && choose(turn + 1)) return true;
    }
    return false;
  };
  if (!written.every((fit) => fit(frame))) return undefined;
  if (choose(0)) return values;
  return tries > MOST_TRIES ? 'too-many' : undefined;
}
