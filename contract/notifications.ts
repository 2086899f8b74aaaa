import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed } from './schema';

/** What there may be news of: stored, written and shown by this list. */
export const notificationTypes = [
  'NewInsurancePolicy',
  'ReadyProposal',
  'IssuedEndorsement',
  'NewOpportunity',
  'AnsweredComplaint',
  'NewPolicyImport',
  'RefusedPolicyImport',
  'NewInterest',
  'BilletDue',
  'DraftExpiring',
  'PolicyEnding',
  'AnswerDue',
  'ConstantEnding',
  'PremiumProposed',
  'StandingIn',
  'UndoneEndorsement',
  'CorrectionAsked',
  'CorrectionReceived',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** News for the signed-in user (specification 1 §3). */
export const notification = closed({
  id: Type.String(),
  /** The policy's number, the quote's identifier, or the complaint's protocol. */
  data: Type.String(),
  /** One of `notificationTypes`; a portal that is older than its server passes over those it does not know. */
  notificationType: Type.String(),
});
export type Notification = Static<typeof notification>;

/** Body of POST /firebase/subscribe: this browser's Firebase Messaging token. */
export const subscribeBody = closed({
  notificationToken: Type.String({ minLength: 1, maxLength: 4096 }),
});
