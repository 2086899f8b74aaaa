import { checks, type PlainField, type Values } from '../../../shared/form/plainForm';
import type { Address, LoggedUser } from '../../../shared/user/LoggedUser';

type PersonKey = 'name' | 'email' | 'phone' | 'mobilePhone' | 'phone2' | 'mobilePhone2';
export type RegistrationKey = PersonKey | keyof Address;
export type RegistrationForm = Values<RegistrationKey>;

/** What is sent: empty texts as null. */
export interface RegistrationBody extends Record<Exclude<PersonKey, 'name' | 'email'>, string | null> {
  name: string;
  email: string;
  address: Address;
}

export const personFields: readonly PlainField<RegistrationKey>[] = [
  { key: 'name', label: 'Nome', required: true, limit: 200, autoComplete: 'name', wide: true },
  {
    key: 'email',
    label: 'E-mail',
    required: true,
    type: 'email',
    autoComplete: 'email',
    hint: 'É com ele que você entra no portal.',
    wide: true,
    check: checks.email,
  },
  { key: 'mobilePhone', label: 'Celular', required: true, mask: 'phone', check: checks.cell },
  { key: 'phone', label: 'Telefone', mask: 'phone', check: checks.landline },
  { key: 'mobilePhone2', label: 'Outro celular', mask: 'phone', check: checks.cell },
  { key: 'phone2', label: 'Outro telefone', mask: 'phone', check: checks.landline },
];

const stateForm = (value: string) => (/^[A-Za-z]{2}$/.test(value.trim()) ? undefined : 'Valor inválido');

export const addressFields: readonly PlainField<RegistrationKey>[] = [
  { key: 'cep', label: 'CEP', required: true, mask: 'cep', autoComplete: 'postal-code', check: checks.cep },
  { key: 'place', label: 'Logradouro', required: true, limit: 200, autoComplete: 'address-line1' },
  { key: 'number', label: 'Número', required: true, limit: 20 },
  { key: 'complement', label: 'Complemento', limit: 200, autoComplete: 'address-line2' },
  { key: 'district', label: 'Bairro', required: true, limit: 200 },
  { key: 'city', label: 'Cidade', required: true, limit: 200, autoComplete: 'address-level2' },
  { key: 'state', label: 'UF', required: true, autoComplete: 'address-level1', check: stateForm },
];

export const registrationFields = [...personFields, ...addressFields];

/** The form as the user's stored data fills it. */
export function formOf(user: LoggedUser): RegistrationForm {
  const stored: Record<RegistrationKey, string | null> = { ...user.address, ...pickPerson(user) };
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, value ?? '']),
  ) as RegistrationForm;
}

const pickPerson = ({ name, email, phone, mobilePhone, phone2, mobilePhone2 }: LoggedUser) => ({
  name,
  email,
  phone,
  mobilePhone,
  phone2,
  mobilePhone2,
});

const orNull = (value: string) => value.trim() || null;

export function bodyOf(form: RegistrationForm): RegistrationBody {
  const address = Object.fromEntries(addressFields.map(({ key }) => [key, orNull(form[key])]));
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: orNull(form.phone),
    mobilePhone: orNull(form.mobilePhone),
    phone2: orNull(form.phone2),
    mobilePhone2: orNull(form.mobilePhone2),
    address: { ...(address as unknown as Address), state: orNull(form.state)?.toUpperCase() ?? null },
  };
}
