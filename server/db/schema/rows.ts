import type { contacts, users } from './account';
import type { executiveLinks } from './executiveLinks';
import type { billets, endorsements, policies, refunds } from './policies';
import type { quotes } from './quotes';

export type User = typeof users.$inferSelect & {
  /** E-mails of absent colleagues whose desks are this executive's today; set only for the caller. */
  readonly standsInFor?: readonly string[];
};
export type Contact = typeof contacts.$inferSelect;
export type ExecutiveLink = typeof executiveLinks.$inferSelect;
export type QuoteRow = typeof quotes.$inferSelect;
export type PolicyRow = typeof policies.$inferSelect;
export type EndorsementRow = typeof endorsements.$inferSelect;
export type BilletRow = typeof billets.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
