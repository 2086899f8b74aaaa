import { api } from '../../shared/api/api';
import type { SocialProof } from '../../shared/auth/socialProof';

/** What the registration's form gives. */
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

/** Registers a person; what became of it is said to the e-mail alone. `proof` is who a social network says it is. */
export async function postUser(person: Person, proof: SocialProof | null): Promise<void> {
  const headers = proof ? { Authorization: `Bearer ${proof.token}` } : {};
  const Company = person.Company.CPFCNPJ ? person.Company : null;
  const body = { Password: null, ...person, Company };
  await api.post('/user', body, { anonymous: true, ownErrors: true, headers });
}

/** Takes a link of a registration's e-mail for proof that the e-mail is its person's. */
export async function confirmEmail(token: string): Promise<void> {
  await api.post('/auth/confirm-email', { Token: token }, { anonymous: true, ownErrors: true });
}
