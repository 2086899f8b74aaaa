import { checks, type PlainField, type Values } from '../../../shared/form/plainForm';
import type { InvitedUser, ManagedUser } from '../api';

export type UserKey = 'name' | 'email' | 'mobilePhone' | 'phone';
export type UserForm = Values<UserKey>;

const own: readonly PlainField<UserKey>[] = [
  { key: 'name', label: 'Nome', required: true, limit: 200 },
  { key: 'mobilePhone', label: 'Celular', mask: 'phone', check: checks.cell },
  { key: 'phone', label: 'Telefone', mask: 'phone', check: checks.landline },
];
const email: PlainField<UserKey> = {
  key: 'email',
  label: 'E-mail',
  required: true,
  type: 'email',
  hint: 'O convite vai para este endereço.',
  check: checks.email,
};

/** The fields of a new user; of a known one the e-mail is not changed by others. */
export const fieldsFor = (user: ManagedUser | undefined) => (user ? own : [own[0]!, email, ...own.slice(1)]);

export const formFor = (user: ManagedUser | undefined): UserForm => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  mobilePhone: user?.mobilePhone ?? '',
  phone: user?.phone ?? '',
});

const orNull = (value: string) => value.trim() || null;

export const invitedBy = (form: UserForm, companies: readonly string[]): InvitedUser => ({
  name: form.name.trim(),
  email: form.email.trim(),
  phone: orNull(form.phone),
  mobilePhone: orNull(form.mobilePhone),
  companies,
});
