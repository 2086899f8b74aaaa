import { api } from '../../shared/api/api';
import type { SocialProof } from '../../shared/auth/socialProof';

export interface Person {
  Name: string;
  CPF: string;
  Company: { CPFCNPJ: string | null; Name?: string };
  Phone: string | null;
  MobilePhone: string;
  Email: string;
  /** Left out where a social network vouches for the person. */
  Password?: string;
  AcceptedTerms: true;
}

/** The outcome is told only by e-mail. `proof`: identity vouched for by a social network. */
export async function postUser(person: Person, proof: SocialProof | null): Promise<void> {
  const headers = proof ? { Authorization: `Bearer ${proof.token}` } : {};
  const Company = person.Company.CPFCNPJ ? person.Company : null;
  const body = { Password: null, ...person, Company };
  await api.post('/user', body, { anonymous: true, ownErrors: true, headers });
}

export async function confirmEmail(token: string): Promise<void> {
  await api.post('/auth/confirm-email', { Token: token }, { anonymous: true, ownErrors: true });
}
