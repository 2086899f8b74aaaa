import type { Json } from '../../engine/index';
import { readImpact } from './readImpact';
import type { TestApp } from './testApp';

/** Adds a row like the constant's last one; the returned function removes it. */
export async function publishConstant(
  { as }: TestApp,
  name: string,
  row: { readonly from: string; readonly value?: Json },
): Promise<() => Promise<unknown>> {
  const publishing = async (uid: string, path: string, payload?: object) => {
    const request = { method: payload ? 'POST' : 'GET', url: `/api/publishing/${path}`, payload } as const;
    return (await as(uid, request)).json().Data;
  };
  const { Items } = await publishing('demo-analista', 'releases');
  const { Files } = await publishing('demo-analista', `folder?id=${Items[0].Id}`);
  const constants = JSON.parse(Files['constants.json']);
  constants[name].push({ ...constants[name].at(-1), ...row });
  const change = {
    Base: Items[0].Id,
    Files: { 'constants.json': JSON.stringify(constants) },
    Note: 'Outra linha',
  };
  const { Id } = (await publishing('demo-analista', 'propose', change)).Items[0];
  await readImpact(async (path) => (await as('demo-aprovador', { url: `/api${path}` })).json().Data, Id);
  await publishing('demo-aprovador', 'approve', { Id });
  return () => publishing('demo-aprovador', 'back', { Id });
}
