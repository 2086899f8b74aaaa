import type { InsuredPerson } from '../../../../contract/reference';
import type { Person } from './repository';

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
