import { Type } from 'typebox';
import type { Static } from 'typebox';
import { away } from './absences';
import { deskCorrection } from './corrections';
import { counted, pageFacts, pageNumber } from './page';
import { quoteFacts } from './quotes';
import { netting } from './refunds';
import { closed, json, nullable, oneOf, query } from './schema';
import { listedQuote, narrowing } from './search';
import { identifier, instant, notBlank, uuid } from './texts';
import { answerDeadline } from './timeline';

export const listQuery = query({
  ...narrowing,
  /** 1 to 9, of endorsements 10 to 12. */
  status: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  page: pageNumber,
});
export type ListQuery = Static<typeof listQuery>;

export const deskEntry = closed({
  ...listedQuote,
  HolderDocument: nullable(Type.String()),
  RequesterName: Type.String(),
  RequestByExecutive: Type.Boolean(),
});
export type DeskEntry = Static<typeof deskEntry>;

export const holder = closed({
  Name: Type.String(),
  IsMe: Type.Boolean(),
  Since: instant,
  Away: Type.Optional(away),
});
export type Holder = Static<typeof holder>;

export const deskList = closed({
  Items: Type.Array(deskEntry),
  Counted: counted,
  /** Per status, whatever the status filter; long lists are counted up to a limit. */
  Counts: json<Record<string, number>>('how many there are of each status'),
  ...pageFacts,
  /** There are more than `Total`; counting stopped there. */
  More: Type.Boolean(),
});
export type DeskList = Static<typeof deskList>;

export const deskActions = ['approve', 'deny', 'ready', 'issue', 'undo'] as const;
const action = oneOf(deskActions);
export type Action = Static<typeof action>;

const deskFile = closed({
  DocumentID: Type.String(),
  DocumentName: Type.String(),
  /** Bytes. */
  Size: Type.Integer(),
  CreatedAt: instant,
});
export type DeskFile = Static<typeof deskFile>;

export const deskRequest = Type.Object(
  {
    ...quoteFacts,
    Holder: nullable(
      closed({ Name: nullable(Type.String()), Document: Type.String(), IsNominated: Type.Boolean() }),
    ),
    Requester: closed({
      Name: Type.String(),
      Email: Type.String(),
      Phone: nullable(Type.String()),
      ByLink: Type.Boolean(),
    }),
    Files: Type.Array(deskFile),
    /** What was answered to the question that the registration asked; an answer of null is that time ran out. */
    Questionnaire: nullable(
      closed({ Question: Type.String(), Answer: nullable(Type.Boolean()), AnsweredAt: instant }),
    ),
    AskedCorrection: nullable(deskCorrection),
    IsCorrectable: Type.Boolean(),
    /** The legal time for the answer; null where no answer is due. */
    Deadline: nullable(answerDeadline),
    ExpiresAt: instant,
    UpdatedAt: instant,
    Doubt: nullable(Type.String()),
    LastReason: nullable(Type.String()),
    /** A premium outside a change's bounds, which another executive than who proposed it approves. */
    Proposed: nullable(
      closed({
        Premium: Type.Number(),
        Reason: Type.String(),
        By: Type.String(),
        IsMe: Type.Boolean(),
        At: instant,
      }),
    ),
    /** Id of the last event seen. */
    Seen: Type.Integer(),
    HeldBy: nullable(holder),
    Actions: Type.Array(action),
  },
  { additionalProperties: true },
);
export type DeskRequest = Static<typeof deskRequest>;

/** R$ before tax, as far as the quotes table holds it; what an endorsement gives back is below zero. */
const premium = Type.Number({ minimum: -9_999_999_999.99, maximum: 9_999_999_999.99 });

export const priceQuery = query({ identifier, commercialPremium: premium });

/** What a premium comes to. R$; % for the rate. */
export const price = closed({
  CommercialPremium: Type.Number(),
  IOFRate: Type.Number(),
  IOF: Type.Number(),
  GrossPremium: Type.Number(),
  MaxInstallments: Type.Integer(),
  /** R$ before tax, the product's minimum or what a change was rated at: less needs a reason. */
  MinimumPremium: nullable(Type.Number()),
  /** R$ before tax of a change of our policy: outside of these a second executive approves as well. */
  Bounds: nullable(
    closed({
      Lowest: Type.Number(),
      Highest: nullable(Type.Number()),
      HasSecond: Type.Boolean(),
    }),
  ),
  Netted: nullable(netting),
});
export type Price = Static<typeof price>;

export const fileQuery = query({ identifier, documentId: uuid });
export type FileQuery = Static<typeof fileQuery>;

const seen = {
  seen: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  /** When another executive took the request: the caller knows and decides all the same. */
  over: Type.Optional(instant),
};
const reason = { maxLength: 1000 };

export const issueBody = closed({
  identifier,
  ...seen,
  /** Of an endorsement that another brokerage issued: the number of its document. */
  documentNumber: Type.Optional(nullable(Type.String({ maxLength: 60 }))),
});
export type IssueBody = Static<typeof issueBody>;

export const decisionBody = closed({ identifier, ...seen });

export const deskApprovalBody = closed({
  identifier,
  ...seen,
  commercialPremium: premium,
  maxInstallments: Type.Integer({ minimum: 1, maximum: 99 }),
  insurerName: Type.String({ maxLength: 120, pattern: notBlank }),
  /** Where it is below the minimum. */
  premiumReason: Type.Optional(nullable(Type.String(reason))),
});

export const denialBody = closed({
  identifier,
  ...seen,
  reason: Type.String({ ...reason, pattern: notBlank }),
});

export const undoBody = closed({
  identifier,
  ...seen,
  reason: Type.String({ ...reason, pattern: notBlank }),
});
export type UndoBody = Static<typeof undoBody>;

export const decided = closed({ Identifier: Type.String(), Status: Type.Integer() });
