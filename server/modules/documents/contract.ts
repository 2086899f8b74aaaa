/** Body of POST /document/save; `content` is base64, with or without a data-URL prefix. */
export interface SaveBody {
  DocumentName: string;
  DocumentType: string;
  content: string;
}

export const saveBody = {
  type: 'object',
  additionalProperties: false,
  required: ['DocumentName', 'DocumentType', 'content'],
  properties: {
    DocumentName: { type: 'string', minLength: 1, maxLength: 500 },
    DocumentType: { type: 'string', maxLength: 100 },
    content: { type: 'string' },
  },
} as const;

/** Query of GET /wings/document. */
export interface DocumentQuery {
  wingsDocumentId: string;
  base64: boolean;
}

export const documentQuery = {
  type: 'object',
  required: ['wingsDocumentId'],
  properties: {
    wingsDocumentId: { type: 'string', format: 'uuid' },
    base64: { type: 'boolean', default: false },
  },
} as const;
