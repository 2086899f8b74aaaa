interface FieldMessage {
  code: string;
  message: string;
}

const invalid: FieldMessage = { code: 'invalid', message: 'Valor inválido' };
const tooLong: FieldMessage = { code: 'tooLong', message: 'O limite máximo de caracteres foi excedido.' };

/** JSON Schema keyword to the code that crosses the wire and its sentence. */
export const validationMessages: Record<string, FieldMessage> & { default: FieldMessage } = {
  default: invalid,
  required: { code: 'required', message: 'Preenchimento obrigatório' },
  minLength: { code: 'required', message: 'Preenchimento obrigatório' },
  additionalProperties: { code: 'unknown', message: 'Campo desconhecido' },
  type: { code: 'type', message: 'Valor inválido' },
  maxLength: tooLong,
  maxItems: { code: 'tooMany', message: 'O limite máximo de itens foi excedido.' },
};
