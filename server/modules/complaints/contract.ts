import type { ComplaintRow } from './repository';

export const SUBJECT_LIMIT = 120;
export const TEXT_LIMIT = 4000;

/** Body of POST /complaint. */
export interface ComplaintBody {
  kind: 'complaint' | 'suggestion';
  subject: string;
  text: string;
  /** An uploaded PDF of one's own. */
  documentId?: string | null;
}

// Blank is empty: something has to be said.
const said = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const;

export const complaintBody = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'subject', 'text'],
  properties: {
    kind: { type: 'string', enum: ['complaint', 'suggestion'] },
    subject: said(SUBJECT_LIMIT),
    text: said(TEXT_LIMIT),
    documentId: { type: 'string', format: 'uuid', nullable: true },
  },
} as const;

/** Body of PUT /desk/complaints/{protocol}/answer. */
export interface ReplyBody {
  answer: string;
}

export const replyBody = {
  type: 'object',
  additionalProperties: false,
  required: ['answer'],
  properties: { answer: said(TEXT_LIMIT) },
} as const;

export interface ProtocolParams {
  protocol: string;
}

export const protocolParams = {
  type: 'object',
  properties: { protocol: { type: 'string', pattern: '^REC[0-9]{7,}$' } },
} as const;

/** Query of GET /desk/complaints. */
export interface DeskQuery {
  open: boolean;
}

export const deskQuery = {
  type: 'object',
  properties: { open: { type: 'boolean', default: false } },
} as const;

/** One entry of the history; `Status` is 'analysing' until there is an answer. */
export function complaintAnswer({ complaint, documentName }: ComplaintRow) {
  const { protocol, kind, subject, text, documentId, createdAt, answer, answeredAt } = complaint;
  return {
    Protocol: protocol,
    Kind: kind,
    Subject: subject,
    Text: text,
    Document: documentId ? { DocumentID: documentId, DocumentName: documentName ?? '' } : null,
    CreatedAt: createdAt.toISOString(),
    Status: answeredAt ? ('answered' as const) : ('analysing' as const),
    Answer: answer,
    AnsweredAt: answeredAt?.toISOString() ?? null,
  };
}

/** The same for the desk, which also has to know who wrote. */
export function deskComplaintAnswer(row: ComplaintRow) {
  return { ...complaintAnswer(row), Author: { Name: row.authorName, Email: row.authorEmail } };
}
