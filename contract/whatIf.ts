import { Type, type Static } from 'typebox';
import type { Ledger, Pricing } from '../engine/rating';
import type { ChangeFields, Said } from '../engine/index';
import { closed, json, nullable, query } from './schema';
import { day } from './texts';

/** Query of GET /Endorsement/whatIf: the code or the number of a policy, or of an endorsement of it. */
export const whatIfQuery = query({ id: Type.String({ minLength: 1, maxLength: 60 }) });

const trial = closed({
  Wizard: Type.String(),
  Definition: Type.String(),
  Constants: Type.String(),
  Day: day,
  Policy: Type.String(),
  Holder: closed({ name: Type.String(), cpfcnpj: Type.String() }),
  Fields: json<ChangeFields>('the questions that a change moves'),
  Said: json<Said>('what the sources of look-ups answer, by their names'),
  Rating: json<Pricing>('what decides and prices a change of this policy'),
  Ledger: json<Ledger>('the layers of the policy'),
  /** R$ of the policy's billets that are still to be paid. */
  OpenBillets: Type.Number(),
});
export type WhatIfTrial = Static<typeof trial>;

export const whatIf = closed({
  /** Why no change can be tried; null where one can. */
  Refusal: nullable(closed({ Code: Type.String(), Title: nullable(Type.String()), Message: Type.String() })),
  Trial: nullable(trial),
  /** An executive may look, but not request the change. */
  MayAsk: Type.Boolean(),
});
export type WhatIf = Static<typeof whatIf>;
