import type { FlowAnswer } from '../../contract/workbench';
import { api, read } from '../../../src/shared/api/api';
import { useLatest } from '../views/useLatest';
import type { Origin } from '../views/Origin';

async function ask(question: string): Promise<FlowAnswer> {
  const origin = JSON.parse(question) as Origin;
  if (origin.draft === undefined)
    return read<FlowAnswer>(`/analyst/flow?product=${encodeURIComponent(origin.product)}`);
  const body = { Product: origin.product, Files: origin.files };
  const quiet = { noLoading: true, patient: true };
  return (await api.post<FlowAnswer>(`/workbench/draft/${origin.draft}/flow`, body, quiet)).data;
}

export function useFlow(origin: Origin) {
  return useLatest(JSON.stringify(origin), ask);
}
