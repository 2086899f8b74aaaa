import type { Person } from '../../engine/index';
import type { CasePerson } from './types';

const user = { name: 'Ana Souza', email: 'ana@acme.test', phone: '11987654321' };
const acme = { name: 'Acme Engenharia Ltda', cpfcnpj: '11222333000181', lead: false };
const beta = { name: 'Beta Serviços SA', cpfcnpj: '12ABC34501DE35', lead: false };
const lead = { name: 'Prospecto Ltda', cpfcnpj: '33000167000101', lead: true };
const natural = { name: 'João Lima', cpfcnpj: '52998224725', lead: false };

/** The people that cases name; the client has a lead and a natural person too, who are no policy holders. */
export const PERSONS = {
  client: { executive: false, user, clients: [acme, beta, lead, natural] },
  single: { executive: false, user, clients: [acme, lead, natural] },
  none: { executive: false, user, clients: [lead, natural] },
  executive: { executive: true, user, clients: [acme, beta] },
} as const satisfies Record<string, Person>;

/** @throws Error when nobody has that name. */
export function personOf(person: CasePerson = 'client'): Person {
  if (typeof person === 'object') return person;
  if (!Object.hasOwn(PERSONS, person))
    throw new Error(`There is no person ${person}: ${Object.keys(PERSONS).join(', ')}.`);
  return PERSONS[person as keyof typeof PERSONS];
}
