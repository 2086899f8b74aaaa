type Json = Record<string, unknown>;

/** The wizard's name in the path. */
export interface DraftParams {
  product: string;
}

export const draftParams = {
  type: 'object',
  properties: { product: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' } },
} as const;

/** Body of PUT /draft/{product}: what the engine needs to resume the wizard. */
export interface DraftBody {
  definition: string;
  answers: Json;
  steps: Json;
  /** Who gave the answers, in which order, and which rules wrote. */
  provenance?: Json;
  /** The draft that is written on; without it one is begun, or the one there is goes on. */
  id?: string;
}

export const draftBody = {
  type: 'object',
  additionalProperties: false,
  required: ['definition', 'answers', 'steps'],
  properties: {
    definition: { type: 'string', minLength: 1, maxLength: 128 },
    answers: { type: 'object' },
    steps: { type: 'object' },
    provenance: { type: 'object' },
    id: { type: 'string', format: 'uuid' },
    // A draft may be sent back as it was read; the server sets its own time.
    updatedAt: { type: 'string' },
  },
} as const;
