import { catalogue } from 'virtual:lastro/catalogue';

/** The wizard that asks for a change of a policy. */
export const entryOf = () => catalogue.changes![0]!;
