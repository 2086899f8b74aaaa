import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';
import { day, identifier, instant } from './texts';

/** Where what an endorsement gives back goes, R$: off the policy's open billets first, the rest is paid. */
export const netting = closed({ OffBillets: Type.Number(), PaidOut: Type.Number() });

/** What an endorsement gives back beyond its open billets, R$. */
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

/** Body of POST /desk/refunds/pay: it was paid today. */
export const refundPaidBody = closed({ id: identifier });

/** Body of POST /desk/refunds/export: all that waits. */
export const refundExportBody = closed({});
