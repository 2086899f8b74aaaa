/** Body of POST /financial/search as far as it goes: the count that the overdue banner asks for. */
export const financialSearchBody = {
  type: 'object',
  additionalProperties: false,
  required: ['SearchFromCacheOnly'],
  properties: { SearchFromCacheOnly: { const: true } },
} as const;
