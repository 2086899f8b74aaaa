import type { InsuredPerson } from '../../../../contract/reference';
import type { Person } from './repository';

/** An insured person in the names of the specification's answer. */
export function personAnswer(person: Person): InsuredPerson {
  return {
    nome: person.name,
    cep: person.cep,
    logradouro: person.place,
    numero: person.number,
    complemento: person.complement,
    bairro: person.district,
    uf: person.state,
    cidade: person.city,
  };
}
