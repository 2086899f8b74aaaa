import { Type } from 'typebox';
import type { Static } from 'typebox';
import { clientEntry, type ClientEntry } from './clients';
import { closed, params } from './schema';
import { day } from './texts';

/** What a wizard is given and never reads by itself (GET /wizard/context). */
export const wizardContext = closed({
  /** The server's business day, America/Sao_Paulo. */
  today: day,
  /** Whether an executive's link is used. */
  executive: Type.Boolean(),
  user: closed({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  clients: Type.Unsafe<readonly ClientEntry[]>(Type.Array(clientEntry)),
});
export type WizardContext = Static<typeof wizardContext>;

/** The hash in the path of GET /definition/{hash}.js, which answers with an ES module. */
export const definitionParams = params({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) });
