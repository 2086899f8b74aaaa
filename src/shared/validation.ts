/** The shared sentences of specification 1 §5. */
export const sentences = {
  required: 'Preenchimento obrigatório',
  email: 'E-mail inválido',
  weakPassword: 'A senha deve ter no mínimo 8 caracteres, com pelo menos uma letra e um número.',
  differentPasswords: 'As senhas não são iguais.',
} as const;

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const minLength = 8;

/** What is wrong with a required e-mail; undefined when nothing is. */
export function emailIssue(text: string): string | undefined {
  if (text.trim() === '') return sentences.required;
  return emailForm.test(text.trim()) ? undefined : sentences.email;
}

/** What a new password still lacks, each with whether this one has it. */
export const passwordRules = (password: string) => [
  { text: 'No mínimo 8 caracteres', met: password.length >= minLength },
  { text: 'Pelo menos uma letra', met: /\p{L}/u.test(password) },
  { text: 'Pelo menos um número', met: /\d/.test(password) },
];

/** What is wrong with a new password and its repetition. */
export function newPasswordIssues(password: string, repeated: string) {
  const isStrong = passwordRules(password).every(({ met }) => met);
  const first = password === '' ? sentences.required : isStrong ? undefined : sentences.weakPassword;
  const second = repeated === '' ? sentences.required : undefined;
  return {
    password: first,
    repeated: second ?? (password === repeated ? undefined : sentences.differentPasswords),
  };
}
