import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf, params, query } from './schema';
import { complaintStatuses } from './statuses/complaint';
import { instant, notBlank, uuid } from './texts';

// Blank counts as empty.
const said = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: notBlank });
const kind = oneOf(['complaint', 'suggestion']);
export type ComplaintKind = Static<typeof kind>;

export const complaintBody = closed({
  kind,
  subject: said(120),
  text: said(4000),
  /** An uploaded PDF of one's own. */
  documentId: Type.Optional(nullable(uuid)),
});
export type ComplaintBody = Static<typeof complaintBody>;

export const filedComplaint = closed({ Protocol: Type.String(), CreatedAt: instant });
export type FiledComplaint = Static<typeof filedComplaint>;

export const replyBody = closed({ answer: said(4000) });
export type ReplyBody = Static<typeof replyBody>;

export const protocolParams = params({ protocol: Type.String({ pattern: '^REC[0-9]{7,}$' }) });

/** Query of GET /desk/complaints: `open` leaves out what is answered. */
export const deskComplaintsQuery = query({ open: Type.Boolean({ default: false }) });

const entry = {
  Protocol: Type.String(),
  Kind: kind,
  Subject: Type.String(),
  Text: Type.String(),
  Document: nullable(closed({ DocumentID: Type.String(), DocumentName: Type.String() })),
  CreatedAt: instant,
  Status: oneOf(complaintStatuses),
  Answer: nullable(Type.String()),
  AnsweredAt: nullable(instant),
};

export const complaint = closed(entry);
export type Complaint = Static<typeof complaint>;

export const deskComplaint = closed({
  ...entry,
  Author: closed({ Name: Type.String(), Email: Type.String() }),
});
export type DeskComplaint = Static<typeof deskComplaint>;
