import type { paths } from 'lastro-api';
import createClient from 'openapi-fetch';

const clientOf = (baseUrl: string, token: string) =>
  createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

export interface KeptDraft {
  id: string | undefined;
  name: string | null | undefined;
  answers: unknown;
  isGone: boolean;
  refusal: [code: string, field: string | undefined] | undefined;
}

export async function keepDraft(baseUrl: string, token: string): Promise<KeptDraft> {
  const api = clientOf(baseUrl, token);
  const path = { product: 'licitante', key: 'd0000000-0000-4000-8000-000000000001' };
  const body = { definition: 'abc', answers: { 'insured.name': 'Ação' }, steps: { insured: 'done' } };
  const kept = await api.PUT('/api/draft/{product}/{key}', { params: { path }, body });
  const named = await api.PUT('/api/draft/{product}/{key}/name', { params: { path }, body: { Name: 'Meu' } });
  if (named.error) throw new Error(named.error.Message);
  const { error } = await api.PUT('/api/draft/{product}/{key}/name', {
    params: { path },
    body: { Name: 'a'.repeat(61) },
  });
  const listed = await api.GET('/api/draft', { params: { query: { product: path.product } } });
  const read = await api.GET('/api/draft/{product}/{key}', { params: { path } });
  const deleted = await api.DELETE('/api/draft/{product}/{key}', { params: { path } });
  const after = await api.GET('/api/draft/{product}/{key}', { params: { path } });
  return {
    id: kept.data?.Data.id,
    name: listed.data?.Data.find(({ Key }) => Key === path.key)?.Name,
    answers: read.data?.Data?.answers,
    isGone: deleted.data !== undefined && after.data?.Data === null,
    refusal: error && [error.Code, error.Errors?.[0]?.path],
  };
}

/** Must not compile: the generated types have to find an error in each line. */
export async function mistakes(baseUrl: string): Promise<void> {
  const api = clientOf(baseUrl, '');
  const params = { path: { product: 'licitante', key: 'k' } };
  // @ts-expect-error there is no such address
  await api.GET('/api/nothing', {});
  // @ts-expect-error nor such a method of it
  await api.POST('/api/draft/{product}/{key}', { params });
  // @ts-expect-error a body is missing
  await api.PUT('/api/draft/{product}/{key}/name', { params });
  // @ts-expect-error a name is a text
  await api.PUT('/api/draft/{product}/{key}/name', { params, body: { Name: 1 } });
  // @ts-expect-error a part of the address is missing
  await api.GET('/api/draft/{product}/{key}', { params: { path: { product: 'licitante' } } });
  const { data } = await api.GET('/api/draft', { params: { query: {} } });
  // @ts-expect-error a list has no answers
  data?.Data.map((draft) => draft.answers);
}
