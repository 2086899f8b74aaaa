import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { anyName, email, emailText, landline, mobile, password, personName, taxId } from './texts';

/** Longer than any real one, so that a garbled link gets LINK_UNKNOWN. */
const token = Type.String({ minLength: 1, maxLength: 20_000 });

export const requireBody = closed({ Email: email });

export const requireAnswer = closed({ Message: Type.String() });
export type RequireAnswer = Static<typeof requireAnswer>;

export const changeBody = closed({ Token: token, NewPassword: password });
export type ChangeBody = Static<typeof changeBody>;

export const confirmBody = closed({ Token: token });

export const statusQuery = query({ email: emailText });

/** Whether a new password was requested and not set; unknown addresses can be pending too. */
export const resetStatus = closed({ pending: Type.Boolean() });
export type ResetStatus = Static<typeof resetStatus>;

/** Body of POST /user: a registration by oneself. Numbers without mask. */
export const signUpBody = closed({
  Name: personName,
  CPF: taxId,
  /** The company that the person acts for; null for themselves. */
  Company: nullable(closed({ CPFCNPJ: taxId, Name: anyName })),
  Phone: nullable(landline),
  MobilePhone: mobile,
  Email: email,
  /** Null for a person who signed in through a social network, whose token comes with the call. */
  Password: nullable(password),
  AcceptedTerms: Type.Unsafe<true>({ const: true }),
});
export type SignUpBody = Static<typeof signUpBody>;
