import { emailIssue, sentences } from '../../shared/validation';

export interface Credentials {
  email: string;
  password: string;
}

export type LoginIssues = Partial<Record<keyof Credentials, string>>;

export function validateLogin({ email, password }: Credentials): LoginIssues {
  const issues: LoginIssues = {};
  const wrongEmail = emailIssue(email);
  if (wrongEmail) issues.email = wrongEmail;
  if (password === '') issues.password = sentences.required;
  return issues;
}
