import type { Db } from '../db/db';
import type { BucketConfig } from '../documentsConfig';
import { noReturns, type BankReturns } from './bank/BankReturns';
import { folderReturns } from './bank/folderReturns';
import type { CompanySource } from './company/CompanySource';
import { embeddedCompanies } from './company/embeddedCompanies';
import { receitaWs } from './company/receitaWs';
import { embeddedGeography } from './geography/embeddedGeography';
import type { GeographySource } from './geography/GeographySource';
import { courtService } from './courts/courtService';
import type { CourtSource } from './courts/CourtSource';
import { embeddedCourts } from './courts/embeddedCourts';
import { ibge } from './geography/ibge';
import type { ObjectStore } from './objects/ObjectStore';
import { s3Store, type S3Options } from './objects/s3Store';
import { embeddedPostalCodes } from './postal-code/embeddedPostalCodes';
import type { PostalCodeSource } from './postal-code/PostalCodeSource';
import { viaCep } from './postal-code/viaCep';
import { circuitBreaker } from './remote/circuitBreaker';
import { cachedLookup } from './remote/lookupCache';
import { remoteSource } from './remote/remoteSource';
import type { RemoteGet, RemoteOptions } from './remote/remoteSource';

const DAY = 86_400;
const BREAKER = { failures: 5, openMs: 30_000 };

/** Base addresses of the real services; null means the embedded default (decision 49). */
export interface AdapterOptions {
  companyUrl: string | null;
  postalCodeUrl: string | null;
  geographyUrl: string | null;
  courtUrl: string | null;
  timeoutMs: number;
  returnFolder?: string | null;
  bucket?: BucketConfig | null;
  ended?: RemoteOptions['ended'];
}

export interface Adapters {
  company: CompanySource;
  postalCode: PostalCodeSource;
  geography: GeographySource;
  courts: CourtSource;
  bankReturns: BankReturns;
  /** Null = documents are in the database. */
  objects: ObjectStore | null;
  remote: readonly RemoteState[];
}

interface RemoteState {
  readonly name: string;
  isOpen(): boolean;
}

export function createAdapters(db: Db, options: AdapterOptions): Adapters {
  const remote: RemoteState[] = [];
  const broken = (name: string) => {
    const breaker = circuitBreaker(BREAKER, Date.now);
    remote.push({ name, isOpen: breaker.isOpen });
    return breaker;
  };
  const { ended } = options;
  const get = (name: string, baseUrl: string): RemoteGet =>
    remoteSource({ name, baseUrl, timeoutMs: options.timeoutMs, breaker: broken(name), ended });
  const { companyUrl, postalCodeUrl, geographyUrl, courtUrl, returnFolder, bucket } = options;
  const told: S3Options['ended'] = (outcome) => ended?.('documents', outcome);
  return {
    company: companyUrl ? cachedCompanies(db, receitaWs(get('ReceitaWS', companyUrl))) : embeddedCompanies,
    postalCode: postalCodeUrl
      ? cachedAddresses(db, viaCep(get('ViaCEP', postalCodeUrl)))
      : embeddedPostalCodes,
    geography: geographyUrl ? cachedGeography(db, ibge(get('IBGE', geographyUrl))) : embeddedGeography,
    courts: courtUrl ? cachedCourts(db, courtService(get('courts', courtUrl))) : embeddedCourts,
    bankReturns: returnFolder ? folderReturns(returnFolder) : noReturns,
    objects: bucket ? s3Store(bucket, { breaker: broken('documents'), ended: told }) : null,
    remote,
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

function cachedCourts(db: Db, source: CourtSource): CourtSource {
  const keep = { foundSeconds: 30 * DAY, missingSeconds: DAY };
  const regions = cachedLookup(db, { source: 'courts', ...keep }, (type) =>
    source.regions(type === '1' ? 1 : 0),
  );
  const sections = cachedLookup(db, { source: 'court-sections', ...keep }, (id) =>
    source.sections(Number(id)),
  );
  return {
    regions: async (type) => (await regions(String(type))) ?? [],
    sections: (id) => sections(String(id)),
  };
}
