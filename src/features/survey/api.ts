import type { SurveyAnswerBody, SurveySchedule } from '../../../contract/surveys';
import { api } from '../../shared/api/api';
import type { LoggedUser } from '../../../contract/people';

export interface SurveyReply {
  /** 0 to 10; -1 declines. */
  score: number;
  justification: string;
}

export const declined: SurveyReply = {
  score: -1,
  justification: 'O cliente optou por não responder a pesquisa.',
};

/** Specification 1 §3, survey answer. */
export function surveyAnswer(
  user: LoggedUser,
  schedule: SurveySchedule,
  { score, justification }: SurveyReply,
): SurveyAnswerBody {
  const { id: scheduleId, campaignId, documentNumber } = schedule;
  return {
    score,
    justification,
    scheduleId,
    campaignId,
    name: user.name,
    email: user.email,
    phone: user.mobilePhone ?? user.phone,
    identification: user.cpfCnpj,
    tags: documentNumber ? [{ name: 'numero-documento', value: documentNumber }] : [],
  };
}

export const sendSurvey = (answer: SurveyAnswerBody) => api.post('/tracksaleCampaign/answer', answer);
