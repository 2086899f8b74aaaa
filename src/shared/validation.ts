import { isValidEmail } from '../../engine/values';

/** The shared sentences of specification 1 §5 that a form without a definition says. */
export const sentences = {
  required: 'Preenchimento obrigatório',
  email: 'E-mail inválido',
} as const;

export function emailIssue(text: string): string | undefined {
  if (text.trim() === '') return sentences.required;
  return isValidEmail(text.trim()) ? undefined : sentences.email;
}
