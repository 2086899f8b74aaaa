import { readBanks } from '../adapters/bank/readBanks';

/** The bank that collects where nothing else is said. */
export const [sandboxBank] = readBanks(['sandbox']);
