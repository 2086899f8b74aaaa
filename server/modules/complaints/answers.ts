import type { Complaint, DeskComplaint } from '../../../contract/complaints';
import type { ComplaintRow } from './repository';

export function complaintAnswer({ complaint, documentName }: ComplaintRow): Complaint {
  const { protocol, kind, subject, text, documentId, createdAt, answer, answeredAt } = complaint;
  return {
    Protocol: protocol,
    Kind: kind,
    Subject: subject,
    Text: text,
    Document: documentId ? { DocumentID: documentId, DocumentName: documentName ?? '' } : null,
    CreatedAt: createdAt.toISOString(),
    Status: answeredAt ? 'answered' : 'analysing',
    Answer: answer,
    AnsweredAt: answeredAt?.toISOString() ?? null,
  };
}

export function deskComplaintAnswer(row: ComplaintRow): DeskComplaint {
  return { ...complaintAnswer(row), Author: { Name: row.authorName, Email: row.authorEmail } };
}
