import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ConstantTable } from '../engine/expression';
import { clientEntry, type ClientEntry } from './clients';
import { closed, json, nullable, params } from './schema';
import { soldCatalogue } from './soldCatalogue';
import { contentHash, day, instant } from './texts';

/** What a wizard is given and never reads by itself (GET /wizard/context). */
export const wizardContext = closed({
  /** The server's business day, America/Sao_Paulo. */
  today: day,
  /** Whether an executive's link is used. */
  executive: Type.Boolean(),
  /** When that link ends; it is of the one client. */
  linkEndsAt: nullable(instant),
  user: closed({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  clients: Type.Unsafe<readonly ClientEntry[]>(Type.Array(clientEntry)),
  /** Hashes of the definitions by wizard, and of the constants, that this person's new requests are made under. */
  definitions: json<Readonly<Record<string, string>>>('hashes by wizard'),
  constants: Type.String(),
  catalogue: soldCatalogue,
});
export type WizardContext = Static<typeof wizardContext>;

/** The hash in the path of GET /definition/{hash}.js, which answers with an ES module. */
export const definitionParams = params({ hash: contentHash });

/** The table of constants with the hash in the path of GET /constants/{hash}.json. */
export const constantTable = json<ConstantTable>('dated constants, by name');
