interface FieldMessage {
  code: string;
  message: string;
}

const invalid: FieldMessage = { code: 'invalid', message: 'Valor inválido' };
const tooLong: FieldMessage = { code: 'tooLong', message: 'O limite máximo de caracteres foi excedido.' };

export const validationMessages: Record<string, FieldMessage> & { default: FieldMessage } = {
  default: invalid,
  required: { code: 'required', message: 'Preenchimento obrigatório' },
  minLength: { code: 'required', message: 'Preenchimento obrigatório' },
  additionalProperties: { code: 'unknown', message: 'Campo desconhecido' },
  type: { code: 'type', message: 'Valor inválido' },
  maxLength: tooLong,
  maxItems: { code: 'tooMany', message: 'O limite máximo de itens foi excedido.' },
};
