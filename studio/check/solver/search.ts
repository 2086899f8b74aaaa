import { type Frame, truthy } from '../../../engine/expression';
import type { Claim } from './Claim';
import { compiled } from './compiled';
import type { Samples } from './samples';
import type { Variable } from './Variable';

/** As many values as are tried, one after the other, of one question. */
const MOST_TRIES = 20_000;

const NOWHERE: Frame['env'] = { today: '', constants: {}, context: null };

type Fits = (frame: Frame) => boolean;

function fitsOf({ expression, holds }: Claim): Fits {
  const { evaluate } = compiled(expression);
  return (frame) => truthy(evaluate(frame)) === holds;
}

/** Whether values, at the places of variables, fit all claims. */
export function fitsAll(claims: readonly Claim[], values: readonly unknown[]): boolean {
  const frame = { values, env: NOWHERE };
  return claims.every((claim) => fitsOf(claim)(frame));
}

interface Waiting {
  readonly fits: Fits;
  /** The places of variables that it reads and that have no value yet. */
  readonly waits: Set<number>;
}

/** The first of those that wait for as few variables as any other. */
function nextOf(open: readonly Waiting[]): Waiting | undefined {
  return open.reduce<Waiting | undefined>(
    (best, one) => (one.waits.size > 0 && (!best || one.waits.size < best.waits.size) ? one : best),
    undefined,
  );
}

/** Variables in the order in which claims can soonest be judged, each with the claims that it is the last of. */
function turnsOf(variables: readonly Variable[], claims: readonly Claim[]) {
  const open = claims.map((claim): Waiting => {
    return { fits: fitsOf(claim), waits: new Set(compiled(claim.expression).places) };
  });
  const closed = open.filter(({ waits }) => waits.size === 0).map(({ fits }) => fits);
  const turns: { readonly variable: Variable; readonly fits: readonly Fits[] }[] = [];
  const left = new Map(variables.map((variable) => [variable.place, variable]));
  while (left.size > 0) {
    const [place] = nextOf(open)?.waits ?? left.keys();
    const variable = left.get(place!)!;
    left.delete(place!);
    const judged = open.filter(({ waits }) => waits.delete(place!) && waits.size === 0);
    turns.push({ variable, fits: judged.map(({ fits }) => fits) });
  }
  return { closed, turns };
}

/**
 * Puts the first values of the variables that fit all claims into `values`, at the variables' places; `too-many` where more
 * would have to be tried than there is time for.
 */
export function search(
  variables: readonly Variable[],
  samples: Samples,
  claims: readonly Claim[],
  values: unknown[],
): 'found' | 'none' | 'too-many' {
  const { closed, turns } = turnsOf(variables, claims);
  const frame = { values, env: NOWHERE };
  let tries = 0;
  const choose = (turn: number): boolean => {
    const own = turns[turn];
    if (!own) return true;
    for (const value of samples.get(own.variable) ?? []) {
      if ((tries += 1) > MOST_TRIES) return false;
      values[own.variable.place] = value;
      if (own.fits.every((fit) => fit(frame)) && choose(turn + 1)) return true;
    }
    return false;
  };
  if (!closed.every((fit) => fit(frame))) return 'none';
  if (choose(0)) return 'found';
  return tries > MOST_TRIES ? 'too-many' : 'none';
}
