import { readsOf, type ConstantTable, type Environment, type Json } from '../expression';
import { rowOn } from '../expression/added/data';
import type { Answers } from '../model/Session';
import { installmentCap } from './installmentCap';
import type { Ledger } from './layers/types';
import type { Rating } from './types';

interface ConstantInForce {
  readonly name: string;
  readonly value: Json;
  /** YYYY-MM-DD */
  readonly from: string;
  readonly title?: string;
  readonly note?: string;
}

/** All that a rating depends on besides its definition: kept with a premium, it explains it for ever. */
export interface RatingBasis {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly constants: readonly ConstantInForce[];
  /** Answers by field path. */
  readonly inputs: Answers;
  readonly ledger?: Ledger;
}

export function basisOf(
  rating: Rating,
  answers: Answers,
  { today, constants }: Environment,
  ledger?: Ledger,
): RatingBasis {
  const reads = readsOf(expressionsOf(rating));
  const rows = reads.constants.flatMap((name) => {
    const row = rowOn(constants, name, today);
    return row ? [{ name, ...row }] : [];
  });
  const fields = reads.fields.map((path) => fieldOf(path, answers)).filter((path) => path !== undefined);
  return {
    day: today,
    constants: rows,
    inputs: Object.fromEntries(fields.map((path) => [path, answers[path]])),
    ...(ledger && { ledger }),
  };
}

/** The constants of a basis as a table, so that what was rated then is evaluated the same now. */
export function tableOf({ constants }: RatingBasis): ConstantTable {
  return Object.fromEntries(constants.map(({ name, ...row }) => [name, [row]]));
}

function expressionsOf(rating: Rating): Json[] {
  const { decisions, insuredAmount, validity, layers, minimumPremium = null } = rating;
  const { held, ...asked } = layers ?? { held: {} };
  const conditions = decisions.map(({ when }) => when);
  return [
    ...conditions,
    insuredAmount,
    validity.start,
    validity.end,
    ...Object.values<Json>(asked),
    ...Object.values<Json>(held),
    minimumPremium,
    rating.maximumPremium ?? null,
    rating.commercialPremium,
    rating.iofRate,
    installmentCap(rating),
  ];
}

/** The field that a path leads into: expressions may read a part of a choice. */
function fieldOf(path: string, answers: Answers): string | undefined {
  if (Object.hasOwn(answers, path)) return path;
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : fieldOf(path.slice(0, end), answers);
}
