import { isValidCnpj, isValidCpf } from '../../../engine/values/taxId';
import { emailIssue, newPasswordIssues, sentences } from '../../shared/validation';

/** What a person who registers types; numbers without mask. */
export interface Person {
  name: string;
  cpf: string;
  cnpj: string;
  company: string;
  cell: string;
  phone: string;
  email: string;
  password: string;
  repeated: string;
  terms: boolean;
}

/** What is wrong with each field, in the order of the form; undefined when nothing is. */
export type PersonIssues = Partial<Record<keyof Person, string>>;

export const labels: Record<keyof Person, string> = {
  name: 'Nome completo',
  cpf: 'CPF',
  cnpj: 'CNPJ da empresa',
  company: 'Nome da empresa',
  cell: 'Celular',
  phone: 'Telefone',
  email: 'E-mail',
  password: 'Senha',
  repeated: 'Confirme a senha',
  terms: 'Termos de Uso',
};

export const emptyPerson: Person = {
  name: '',
  cpf: '',
  cnpj: '',
  company: '',
  cell: '',
  phone: '',
  email: '',
  password: '',
  repeated: '',
  terms: false,
};

// Decision 30: typed names of persons have letters only.
const nameForm = /^\p{L}[\p{L}\p{M}' .-]*$/u;

/** Checks a registration; who came by a social network chooses no password. */
export function personIssues(person: Person, social: boolean): PersonIssues {
  const passwords = social ? {} : newPasswordIssues(person.password, person.repeated);
  const issues: PersonIssues = {
    name: required(person.name) ?? (nameForm.test(person.name.trim()) ? undefined : 'Valor inválido'),
    cpf: required(person.cpf) ?? (isValidCpf(person.cpf) ? undefined : 'CPF inválido.'),
    cnpj: person.cnpj === '' || isValidCnpj(person.cnpj) ? undefined : 'CNPJ inválido.',
    company: person.cnpj === '' ? undefined : required(person.company),
    cell: required(person.cell) ?? (/^[1-9]\d{10}$/.test(person.cell) ? undefined : 'Celular inválido.'),
    phone: person.phone === '' || /^[1-9]\d{9}$/.test(person.phone) ? undefined : 'Telefone inválido.',
    email: emailIssue(person.email),
    ...passwords,
    terms: person.terms ? undefined : 'Os termos de uso devem ser lidos e aceitos.',
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined));
}

const required = (text: string) => (text.trim() === '' ? sentences.required : undefined);
