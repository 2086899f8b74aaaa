import type { contacts, users } from './account';
import type { executiveLinks } from './executiveLinks';
import type { billets, endorsements, policies, refunds } from './policies';
import type { quotes } from './quotes';

/** A registered user, as stored. */
export type User = typeof users.$inferSelect & {
  /** The e-mails of absent colleagues whose desks are this executive's today; known of who asks alone. */
  readonly standsInFor?: readonly string[];
};
/** A contact person at the brokerage, as stored. */
export type Contact = typeof contacts.$inferSelect;
/** A link of an executive's, as stored. */
export type ExecutiveLink = typeof executiveLinks.$inferSelect;
/** A quote, as stored. */
export type QuoteRow = typeof quotes.$inferSelect;
/** A policy, as stored; addresses name it by its id or its number. */
export type PolicyRow = typeof policies.$inferSelect;
/** An issued endorsement, as stored. */
export type EndorsementRow = typeof endorsements.$inferSelect;
/** A billet, as stored. */
export type BilletRow = typeof billets.$inferSelect;
/** What is paid back for an endorsement, as stored. */
export type RefundRow = typeof refunds.$inferSelect;
