import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ConstantTable } from '../engine/expression';
import { clientEntry, type ClientEntry } from './clients';
import { closed, json, nullable, params } from './schema';
import { soldCatalogue } from './soldCatalogue';
import { contentHash, day, instant } from './texts';

export const wizardContext = closed({
  /** The server's business day, America/Sao_Paulo. */
  today: day,
  executive: Type.Boolean(),
  linkEndsAt: nullable(instant),
  user: closed({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  clients: Type.Unsafe<readonly ClientEntry[]>(Type.Array(clientEntry)),
  /** Hashes, by wizard, for this person's new requests. */
  definitions: json<Readonly<Record<string, string>>>('hashes by wizard'),
  constants: Type.String(),
  catalogue: soldCatalogue,
});
export type WizardContext = Static<typeof wizardContext>;

export const definitionParams = params({ hash: contentHash });

export const constantTable = json<ConstantTable>('dated constants, by name');
