import addresses from '../data/postal-codes.json' with { type: 'json' };
import type { PostalAddress, PostalCodeSource } from './PostalCodeSource';

const bareCep = ({ cep }: PostalAddress) => cep.replace('-', '');
const byCep = new Map(addresses.map((address) => [bareCep(address), address]));

export const embeddedPostalCodes: PostalCodeSource = {
  find: async (cep) => byCep.get(cep) ?? null,
};
