import { isValidCnpj } from '../../../engine/values';
import { NOBODYS_DESK } from '../../db/schema/deskId';
import type { clients, users } from '../../db/schema';
import type { Dice } from './Dice';
import names from './names.json' with { type: 'json' };

export interface Customer {
  readonly client: typeof clients.$inferInsert;
  readonly user: typeof users.$inferInsert;
}

const FIRST_ROOT = 60_000_000;
const STEP = 7_919;
const ROOTS = 39_000_000;

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

export const deskOf = ({ executiveId }: Customer['client']): string => executiveId ?? NOBODYS_DESK;

export function companyName(dice: Dice): string {
  return `${dice.oneOf(names.trades)} ${dice.oneOf(names.places)} ${dice.oneOf(names.suffixes)}`;
}

export function cnpjOf(at: number): string {
  const bare = `${FIRST_ROOT + ((at * STEP) % ROOTS)}0001`;
  const digits = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'));
  return `${bare}${digits.find((end) => isValidCnpj(bare + end))}`;
}
