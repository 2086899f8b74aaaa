import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { notBlank, uuid } from './texts';

const name = Type.String({ maxLength: 40, pattern: notBlank });
/** What the list's address says after its question mark: names of filters and their values, never of persons. */
const address = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9=&-]*$' });

/** Body of POST /desk/filters. */
export const deskFilterBody = closed({ name, address });
export type DeskFilterBody = Static<typeof deskFilterBody>;

/** Body of PUT /desk/filter. */
export const deskFilterChange = closed({ id: uuid, name });
export type DeskFilterChange = Static<typeof deskFilterChange>;

/** Query of DELETE /desk/filter and DELETE /desk/text. */
export const deskKeyQuery = query({ id: uuid });

/** A filter of the work list that an executive named. */
export const deskFilter = closed({ Id: uuid, Name: Type.String(), Address: Type.String() });
export type DeskFilter = Static<typeof deskFilter>;
