import { readBanks } from '../adapters/bank/readBanks';

export const [sandboxBank] = readBanks(['sandbox']);
