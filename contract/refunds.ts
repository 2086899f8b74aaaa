import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';
import { day, identifier, instant } from './texts';

/** Where a refund goes, R$: off open billets first, the rest is paid out. */
export const netting = closed({ OffBillets: Type.Number(), PaidOut: Type.Number() });

export const refund = closed({
  Amount: Type.Number(),
  /** The Pix key or account that was named. */
  PayTo: nullable(Type.String()),
  /** Null while it is to be paid. */
  PaidOn: nullable(day),
});
export type Refund = Static<typeof refund>;

const deskRefund = closed({
  ...refund.properties,
  Id: Type.String(),
  DocumentNumber: Type.String(),
  HolderName: nullable(Type.String()),
  HolderDocument: nullable(Type.String()),
  CreatedAt: instant,
});
export type DeskRefund = Static<typeof deskRefund>;

/** Those that wait, the oldest first, then the last paid. */
export const deskRefunds = Type.Array(deskRefund);

export const refundPaidBody = closed({ id: identifier });

export const refundExportBody = closed({});
