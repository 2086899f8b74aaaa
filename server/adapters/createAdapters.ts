import type { Db } from '../db/db';
import { noReturns, type BankReturns } from './bank/BankReturns';
import { folderReturns } from './bank/folderReturns';
import type { CompanySource } from './company/CompanySource';
import { embeddedCompanies } from './company/embeddedCompanies';
import { receitaWs } from './company/receitaWs';
import { embeddedGeography } from './geography/embeddedGeography';
import type { GeographySource } from './geography/GeographySource';
import { ibge } from './geography/ibge';
import { embeddedPostalCodes } from './postal-code/embeddedPostalCodes';
import type { PostalCodeSource } from './postal-code/PostalCodeSource';
import { viaCep } from './postal-code/viaCep';
import { circuitBreaker } from './remote/circuitBreaker';
import { cachedLookup } from './remote/lookupCache';
import { remoteSource } from './remote/remoteSource';
import type { RemoteGet } from './remote/remoteSource';

const DAY = 86_400;
const BREAKER = { failures: 5, openMs: 30_000 };

/** Base addresses of the real services; null means the embedded default (decision 49). */
export interface AdapterOptions {
  companyUrl: string | null;
  postalCodeUrl: string | null;
  geographyUrl: string | null;
  timeoutMs: number;
  /** Where a bank's return files arrive. */
  returnFolder?: string | null;
}

export interface Adapters {
  company: CompanySource;
  postalCode: PostalCodeSource;
  geography: GeographySource;
  bankReturns: BankReturns;
}

/** One adapter of each kind, real or embedded, as configured. */
export function createAdapters(db: Db, options: AdapterOptions): Adapters {
  const get = (name: string, baseUrl: string): RemoteGet =>
    remoteSource({
      name,
      baseUrl,
      timeoutMs: options.timeoutMs,
      breaker: circuitBreaker(BREAKER, Date.now),
    });
  const { companyUrl, postalCodeUrl, geographyUrl, returnFolder } = options;
  return {
    company: companyUrl ? cachedCompanies(db, receitaWs(get('ReceitaWS', companyUrl))) : embeddedCompanies,
    postalCode: postalCodeUrl
      ? cachedAddresses(db, viaCep(get('ViaCEP', postalCodeUrl)))
      : embeddedPostalCodes,
    geography: geographyUrl ? cachedGeography(db, ibge(get('IBGE', geographyUrl))) : embeddedGeography,
    bankReturns: returnFolder ? folderReturns(returnFolder) : noReturns,
  };
}

function cachedCompanies(db: Db, source: CompanySource): CompanySource {
  const options = { source: 'company', foundSeconds: 30 * DAY, missingSeconds: DAY };
  return { find: cachedLookup(db, options, source.find) };
}

function cachedAddresses(db: Db, source: PostalCodeSource): PostalCodeSource {
  const options = { source: 'postal-code', foundSeconds: 90 * DAY, missingSeconds: DAY };
  return { find: cachedLookup(db, options, source.find) };
}

function cachedGeography(db: Db, source: GeographySource): GeographySource {
  const keep = { foundSeconds: 30 * DAY, missingSeconds: DAY };
  const states = cachedLookup(db, { source: 'states', ...keep }, source.states);
  return {
    states: async () => (await states('all')) ?? [],
    cities: cachedLookup(db, { source: 'cities', ...keep }, source.cities),
  };
}
