import { isValidCnpj } from '../../../engine/values';
import { NOBODYS_DESK } from '../../db/schema/deskId';
import type { clients, users } from '../../db/schema';
import type { Dice } from './Dice';
import names from './names.json' with { type: 'json' };

/** A company with the person who asks for it. */
export interface Customer {
  readonly client: typeof clients.$inferInsert;
  readonly user: typeof users.$inferInsert;
}

const FIRST_ROOT = 60_000_000;
/** Roots that lie apart have names and numbers that do not sort alike. */
const STEP = 7_919;
const ROOTS = 39_000_000;

/** So many companies, spread over the executives; the person of each has no account to sign in with. */
export function customersOf(count: number, executives: readonly string[], dice: Dice): Customer[] {
  return Array.from({ length: count }, (_, at) => ({
    client: {
      document: cnpjOf(at),
      name: companyName(dice),
      executiveId: executives[at % executives.length] ?? null,
      invoiceBilling: dice.chance(0.1),
    },
    user: {
      uid: `volume-${at + 1}`,
      email: `volume-${at + 1}@lastro.test`,
      name: `Responsável ${at + 1}`,
      newUser: false,
    },
  }));
}

/** What the database keeps in the records of a client, which are written without its triggers here. */
export const deskOf = ({ executiveId }: Customer['client']): string => executiveId ?? NOBODYS_DESK;

export function companyName(dice: Dice): string {
  return `${dice.oneOf(names.trades)} ${dice.oneOf(names.places)} ${dice.oneOf(names.suffixes)}`;
}

/** A number with its check digits, and nobody's of the demonstration. */
export function cnpjOf(at: number): string {
  const bare = `${FIRST_ROOT + ((at * STEP) % ROOTS)}0001`;
  const digits = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'));
  return `${bare}${digits.find((end) => isValidCnpj(bare + end))}`;
}
