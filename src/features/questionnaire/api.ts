import type { ApiRecord } from '../../../engine/index';
import { api } from '../../shared/api/api';

export async function sendQuestionnaire(
  operation: string,
  identifier: string,
  questionnaire: ApiRecord,
): Promise<void> {
  await api.post(operation, { identifier, questionnaire }, { noLoading: true });
}
