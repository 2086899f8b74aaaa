import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed } from './schema';

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

export const notification = closed({
  id: Type.String(),
  /** The policy's number, the quote's identifier, or the complaint's protocol. */
  data: Type.String(),
  /** One of `notificationTypes`; an older portal ignores unknown ones. */
  notificationType: Type.String(),
});
export type Notification = Static<typeof notification>;

/** Body of POST /firebase/subscribe: this browser's Firebase Messaging token. */
export const subscribeBody = closed({
  notificationToken: Type.String({ minLength: 1, maxLength: 4096 }),
});
