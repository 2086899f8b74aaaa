import { api } from '../../shared/api/api';
import type { SocialProof } from '../../shared/auth/socialProof';
import type { Person } from './person';

/** Registers a person; what became of it is said to the e-mail alone. `proof` is who a social network says it is. */
export async function postUser(person: Person, proof: SocialProof | null): Promise<void> {
  const headers = proof ? { Authorization: `Bearer ${proof.token}` } : {};
  await api.post('/user', bodyOf(person, proof), { anonymous: true, ownErrors: true, headers });
}

function bodyOf(person: Person, proof: SocialProof | null) {
  const company = person.cnpj ? { CPFCNPJ: person.cnpj, Name: person.company.trim() } : null;
  return {
    Name: person.name.trim(),
    CPF: person.cpf,
    Company: company,
    Phone: person.phone || null,
    MobilePhone: person.cell,
    Email: person.email.trim(),
    Password: proof ? null : person.password,
    AcceptedTerms: person.terms,
  };
}

/** Takes a link of a registration's e-mail for proof that the e-mail is its person's. */
export async function confirmEmail(token: string): Promise<void> {
  await api.post('/auth/confirm-email', { Token: token }, { anonymous: true, ownErrors: true });
}
