/** Body of a questionnaire's call. */
export interface QuestionnaireBody {
  identifier: string;
  questionnaire: Record<string, unknown>;
}

export const questionnaireBody = {
  type: 'object',
  additionalProperties: false,
  required: ['identifier', 'questionnaire'],
  properties: {
    identifier: { type: 'string', minLength: 1, maxLength: 40 },
    questionnaire: { type: 'object' },
  },
} as const;
