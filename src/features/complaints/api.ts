import type {
  Complaint,
  ComplaintKind,
  DeskComplaint,
  FiledComplaint,
  ReplyBody,
} from '../../../contract/complaints';
import useSWR from 'swr';
import type { FileReference } from '../../../engine/index';
import { api, read } from '../../shared/api/api';

export interface FilledComplaint {
  kind: ComplaintKind;
  subject: string;
  text: string;
  file: readonly FileReference[] | null;
}

export const kindNames: Record<ComplaintKind, string> = {
  complaint: 'Reclamação',
  suggestion: 'Sugestão',
};

/** The signed-in user's own, newest first. */
export const useComplaints = () => useSWR<Complaint[]>('/complaint', read);

/** Of all users; `open` leaves out answered ones. */
export const useDeskComplaints = (open: boolean) =>
  useSWR<DeskComplaint[]>(`/desk/complaints?open=${open}`, read);

/** Sends it once a key, however often it is tried; answers the protocol number. */
export async function sendComplaint({ file, ...said }: FilledComplaint, requestKey: string): Promise<string> {
  const complaint = { ...said, documentId: file?.[0]?.DocumentID ?? null };
  const headers = { 'Idempotency-Key': requestKey };
  return (await api.post<FiledComplaint>('/complaint', complaint, { headers })).data.Protocol;
}

export const answerComplaint = (protocol: string, reply: ReplyBody) =>
  api.put(`/desk/complaints/${protocol}/answer`, reply);

export const attachmentUrl = (protocol: string) => `/desk/complaints/${protocol}/document`;
