import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, query } from './schema';
import { notBlank, uuid } from './texts';

const name = Type.String({ maxLength: 40, pattern: notBlank });
/** The list's query string: names of filters and values, never of persons. */
const address = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9=&-]*$' });

export const deskFilterBody = closed({ name, address });
export type DeskFilterBody = Static<typeof deskFilterBody>;

export const deskFilterChange = closed({ id: uuid, name });
export type DeskFilterChange = Static<typeof deskFilterChange>;

export const deskKeyQuery = query({ id: uuid });

export const deskFilter = closed({ Id: uuid, Name: Type.String(), Address: Type.String() });
export type DeskFilter = Static<typeof deskFilter>;
