import type { ComplaintDraft } from './complaintDraft';

export const SUBJECT_LIMIT = 120;
export const TEXT_LIMIT = 4000;

const required = 'Preenchimento obrigatório';
const longest = (limit: number) => `* O limite máximo é de ${limit} caracteres!`;

export interface ComplaintIssues {
  kind?: string;
  subject?: string;
  text?: string;
}

/** What is wrong with the form, by field, in its order; nothing when it can be sent. */
export function validateComplaint({ kind, subject, text }: ComplaintDraft): ComplaintIssues {
  const issues: ComplaintIssues = {
    kind: kind ? undefined : required,
    subject: checkText(subject, SUBJECT_LIMIT),
    text: checkText(text, TEXT_LIMIT),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, message]) => message));
}

/** Why a text cannot be sent; undefined when it can. */
export function checkText(text: string, limit: number): string | undefined {
  if (text.trim() === '') return required;
  return text.trim().length > limit ? longest(limit) : undefined;
}
