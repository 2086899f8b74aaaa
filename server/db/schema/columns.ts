import { numeric, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** R$, of premiums and billets; insured amounts are longer. */
export const money = (name: string) => numeric(name, { precision: 15, scale: 2 });

/** The row that this one is a part of, and goes with. */
export const partOf = (name: string, of: () => AnyPgColumn) =>
  uuid(name).notNull().references(of, { onDelete: 'cascade' });
