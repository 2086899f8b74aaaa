export interface Credentials {
  email: string;
  password: string;
}

export type LoginIssues = Partial<Record<keyof Credentials, string>>;

const required = 'Preenchimento obrigatório';
const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with the login form; empty when nothing is. */
export function validateLogin({ email, password }: Credentials): LoginIssues {
  const issues: LoginIssues = {};
  if (email.trim() === '') issues.email = required;
  else if (!emailForm.test(email.trim())) issues.email = 'E-mail inválido';
  if (password === '') issues.password = required;
  return issues;
}
