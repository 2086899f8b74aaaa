import type { Listed, SavedPerson } from '../../../contract/reference';
import type { Answers } from '../../../engine';
import type { SourceName } from '../../../engine/definition/sources';
import { api } from '../api/api';

const quiet = { noLoading: true };
const part = (value: unknown) => encodeURIComponent(String(value));

async function get(url: string): Promise<unknown> {
  return (await api.get<unknown>(url, quiet)).data;
}

function courts(kind: unknown): Promise<unknown> {
  return get(`/Tribunal/all?tipotribunal=${part(kind)}`);
}

/** Creates or updates an insured; the server says what is wrong in `error` (specification 2 §7). */
async function savePerson(request: Answers): Promise<unknown> {
  const { data } = await api.post<SavedPerson>('/people/createOrUpdate', request, quiet);
  if (data.error) throw new Error(data.error);
  return data;
}

/** One court of a kind's list; the server has no call for it. */
async function courtOf({ kind, id }: Answers): Promise<unknown> {
  const list = (await courts(kind)) as readonly Listed[];
  return list.find((listed) => listed.id === id);
}

/** The call behind every remote source that a definition's look-ups may name (specification 2 §7). */
export const sources: Readonly<Record<SourceName, (request: Answers) => Promise<unknown>>> = {
  company: ({ cnpj }) => get(`/client/ReceitaWS/${part(cnpj)}`),
  person: ({ cpf }) => get(`/people/findByCpf?CPFCNPJ=${part(cpf)}`),
  'person-save': savePerson,
  'user-emails': ({ document }) => get(`/client/findUserEmailsByClient?clientDocument=${part(document)}`),
  'postal-code': ({ cep }) => get(`/client/ViaCEPWS/${part(cep)}`),
  states: () => get('/geography/states'),
  cities: ({ state }) => get(`/geography/states/${part(state)}/cities`),
  courts: ({ kind }) => courts(kind),
  court: courtOf,
  'court-sections': ({ court }) => get(`/Vara/findById?id=${part(court)}`),
  'main-activity': ({ document }) =>
    get(`/client/mainActivityIsConstruction?clientDocument=${part(document)}`),
  'payment-type': ({ document }) => get(`/client/paymentType?cpfCnpj=${part(document)}`),
};
