import type { Verified } from '../../../contract/verification';
import { api } from '../../shared/api/api';

export interface Printed {
  readonly number: string;
  readonly code: string;
}

/** What the document is today. Rejects with ApiError, NOT_GENUINE where there is none of that number and code. */
export async function verify({ number, code }: Printed): Promise<Verified> {
  const body = { Number: number, Code: code };
  return (await api.post<Verified>('/verification', body, { noLoading: true, ownErrors: true })).data;
}

/** Number and code of a scanned link stand behind #, which is not sent to the server. */
export function printedIn(hash: string): Printed {
  const [number = '', code = ''] = hash.slice(1).split('.');
  return { number, code };
}
