import { describe, expect, it } from 'vitest';
import { emptyPerson, personIssues, type Person } from './person';

const good: Person = {
  ...emptyPerson,
  name: 'Ana Prado',
  cpf: '52998224725',
  cell: '11987650099',
  email: 'ana@prado.test',
  password: 'Segredo1',
  repeated: 'Segredo1',
  terms: true,
};
const issuesOf = (changes: Partial<Person>, social = false) => personIssues({ ...good, ...changes }, social);

describe('a registration', () => {
  it('needs no company and no landline', () => {
    expect(issuesOf({})).toEqual({});
  });

  it('names everything that is missing, in the order of the form', () => {
    expect(Object.keys(personIssues(emptyPerson, false))).toEqual([
      'name',
      'cpf',
      'cell',
      'email',
      'password',
      'repeated',
      'terms',
    ]);
  });

  it.each<[Partial<Person>, Partial<Record<keyof Person, string>>]>([
    [{ name: "José d'Ávila Jr." }, {}],
    [{ name: 'Ana 2' }, { name: 'Valor inválido' }],
    [{ cpf: '52998224726' }, { cpf: 'CPF inválido.' }],
    [{ cnpj: '12ABC34501DE35', company: 'Tecnologia Rio Claro S.A.' }, {}],
    [{ cnpj: '12ABC34501DE36', company: 'X' }, { cnpj: 'CNPJ inválido.' }],
    [{ cnpj: '12ABC34501DE35' }, { company: 'Preenchimento obrigatório' }],
    [{ cell: '1134400011' }, { cell: 'Celular inválido.' }],
    [{ phone: '1134400011' }, {}],
    [{ phone: '113440001' }, { phone: 'Telefone inválido.' }],
    [{ terms: false }, { terms: 'Os termos de uso devem ser lidos e aceitos.' }],
  ])('%j: %j', (changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });

  it('by a social network has no password', () => {
    expect(issuesOf({ password: '', repeated: '' }, true)).toEqual({});
  });
});
