const email = { type: 'string', format: 'email', maxLength: 320 } as const;
/** Longer than any address that arrives: a garbled link is told to be one, by LINK_UNKNOWN. */
const token = { type: 'string', minLength: 1, maxLength: 20_000 } as const;
/** Longer ones only cost the identity provider time. */
export const password = { type: 'string', minLength: 1, maxLength: 128 } as const;

/** Body of POST /auth/require-change-password. */
export interface RequireBody {
  Email: string;
}

export const requireBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Email'],
  properties: { Email: email },
} as const;

/** Body of POST /auth/change-password. */
export interface ChangeBody {
  Token: string;
  NewPassword: string;
}

export const changeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Token', 'NewPassword'],
  properties: { Token: token, NewPassword: password },
} as const;

/** Body of POST /auth/confirm-email. */
export interface ConfirmBody {
  Token: string;
}

export const confirmBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Token'],
  properties: { Token: token },
} as const;

/** Query of GET /auth/password-reset-status; answered with `{ pending }`. */
export interface StatusQuery {
  email: string;
}

export const statusQuery = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', minLength: 1, maxLength: 320 } },
} as const;
