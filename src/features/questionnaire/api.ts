import type { ApiRecord } from '../../../engine/index';
import { api } from '../../shared/api/api';

/** Sends an answered questionnaire by its definition's call; its failure is said by the dialog. */
export async function sendQuestionnaire(
  operation: string,
  identifier: string,
  questionnaire: ApiRecord,
): Promise<void> {
  await api.post(operation, { identifier, questionnaire }, { noLoading: true });
}
