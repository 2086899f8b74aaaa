import addresses from '../data/postal-codes.json' with { type: 'json' };
import type { PostalAddress, PostalCodeSource } from './PostalCodeSource';

const bareCep = ({ cep }: PostalAddress) => cep.replace('-', '');
const byCep = new Map(addresses.map((address) => [bareCep(address), address]));

/** The demonstration's addresses, for a product without network. */
export const embeddedPostalCodes: PostalCodeSource = {
  find: async (cep) => byCep.get(cep) ?? null,
};
