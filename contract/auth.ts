import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { anyName, email, emailText, landline, mobile, password, personName, taxId } from './texts';

/** Longer than any address that arrives: a garbled link is told to be one, by LINK_UNKNOWN. */
const token = Type.String({ minLength: 1, maxLength: 20_000 });

/** Body of POST /auth/require-change-password. */
export const requireBody = closed({ Email: email });

/** What it is answered with: one sentence for everybody. */
export const requireAnswer = closed({ Message: Type.String() });
export type RequireAnswer = Static<typeof requireAnswer>;

/** Body of POST /auth/change-password. */
export const changeBody = closed({ Token: token, NewPassword: password });
export type ChangeBody = Static<typeof changeBody>;

/** Body of POST /auth/confirm-email, and of POST /auth/check-change-password. */
export const confirmBody = closed({ Token: token });

/** Query of GET /auth/password-reset-status. */
export const statusQuery = query({ email: emailText });

/** Whether a new password was asked for and not set yet; true of addresses that nobody has, too. */
export const resetStatus = closed({ pending: Type.Boolean() });
export type ResetStatus = Static<typeof resetStatus>;

/** Body of POST /user: a registration by oneself. Numbers without mask. */
export const signUpBody = closed({
  Name: personName,
  CPF: taxId,
  /** The company that the person acts for; null for somebody who asks for themselves. */
  Company: nullable(closed({ CPFCNPJ: taxId, Name: anyName })),
  Phone: nullable(landline),
  MobilePhone: mobile,
  Email: email,
  /** Null for a person who signed in through a social network, whose token comes with the call. */
  Password: nullable(password),
  AcceptedTerms: Type.Unsafe<true>({ const: true }),
});
export type SignUpBody = Static<typeof signUpBody>;
