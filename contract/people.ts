import { Type } from 'typebox';
import type { Static } from 'typebox';
import { clientEntry } from './clients';
import { closed, json, nullable, oneOf, query } from './schema';
import { forRoles } from './roles';
import { soldCatalogue } from './soldCatalogue';
import { email, emailText, instant, landline, mobile, personName } from './texts';

const optional = nullable(Type.String());

/** A postal address; the CEP is bare digits. */
const address = closed({
  cep: optional,
  place: optional,
  number: optional,
  complement: optional,
  district: optional,
  state: optional,
  city: optional,
});
export type Address = Static<typeof address>;

/** The logged user of specification 1 §3. Numbers are bare digits. */
const loggedUser = closed({
  uid: Type.String(),
  email: Type.String(),
  /** 11 digits; null until the person gives it. */
  cpfCnpj: optional,
  phone: optional,
  mobilePhone: optional,
  phone2: optional,
  mobilePhone2: optional,
  updateDeniedAt: nullable(instant),
  address,
  ticketsExpired: Type.Integer(),
  name: Type.String(),
  newUser: Type.Boolean(),
  avatar: optional,
  hasAceptedTermsOfUse: Type.Boolean(),
  newExecutiveNotification: Type.Boolean(),
  /** A survey is planned for this user. */
  isTrackSaleSchedule: Type.Boolean(),
  isResponsibleClient: Type.Boolean(),
  ...forRoles(() => Type.Boolean()),
  /** No client that is not a lead has a document of 14 characters. */
  isPhysicalPerson: Type.Boolean(),
  quoteApproved: closed({ quantidade: Type.Integer() }),
  trackSaleSchedule: Type.Null(),
});
export type LoggedUser = Static<typeof loggedUser>;

/** Executive, assistant or superintendent of specification 1 §3. Numbers are bare digits. */
const contact = closed({
  name: Type.String(),
  email: Type.String(),
  phone: optional,
  section: optional,
  cellPhone: optional,
  photoFull: optional,
  photoStandard: optional,
  /** 'Executivo Responsável', 'Assistente', 'Superintendente'. */
  title: Type.String(),
});
export type Contact = Static<typeof contact>;

/** Answer of GET /user/find; of oneself also what is sold, so that a page that is reloaded knows its wizards. */
export const foundUser = closed({ ...loggedUser.properties, catalogue: Type.Optional(soldCatalogue) });
export type FoundUser = Static<typeof foundUser>;

const lookedAfterBy = {
  executive: nullable(contact),
  assistants: Type.Array(contact),
  superintendent: nullable(contact),
};

export const contacts = closed(lookedAfterBy);
export type Contacts = Static<typeof contacts>;

export const loginAnswer = closed({ user: loggedUser, ...lookedAfterBy, catalogue: soldCatalogue });
export type LoginAnswer = Static<typeof loginAnswer>;

const pushToken = Type.String({ maxLength: 4096 });

/** Body of POST /user/login, which may be left out. */
export const loginBody = nullable(closed({ notificationToken: Type.Optional(nullable(pushToken)) }));

export const logoutQuery = query({
  email: Type.Optional(Type.String({ maxLength: 320 })),
  notificationToken: Type.String({ maxLength: 4096, default: '' }),
});

/** Query of PUT /user/SendIpLog; an address in it is not believed (decision 47). */
export const ipLogQuery = query({
  email: emailText,
  userType: Type.Unsafe<string>({ ...oneOf(['CLIENTE', 'EXECUTIVO']), default: 'CLIENTE' }),
});
export const seenAddress = closed({ ip: Type.String() });
export type SeenAddress = Static<typeof seenAddress>;

export const findQuery = query({ Email: emailText });

export const emailQuery = query({ email: emailText });

export const outdated = closed({ isOutdated: Type.Boolean(), updateDenied: Type.Boolean() });
export type Outdated = Static<typeof outdated>;

const text = (maxLength: number) => nullable(Type.String({ maxLength }));

/** Body of PUT /user/updateOutdatedUser (decision 41); numbers and CEP without mask. */
export const registrationBody = closed({
  name: personName,
  email,
  phone: nullable(landline),
  mobilePhone: nullable(mobile),
  phone2: nullable(landline),
  mobilePhone2: nullable(mobile),
  address: closed({
    cep: nullable(Type.String({ pattern: '^\\d{8}$' })),
    place: text(200),
    number: text(20),
    complement: text(200),
    district: text(200),
    state: nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
    city: text(200),
  }),
});
export type RegistrationBody = Static<typeof registrationBody>;

const kept = Type.Array(json<unknown>('a record as it is stored'));

export const myData = closed({
  exportedAt: instant,
  user: json<object>('the person as stored'),
  clients: Type.Array(clientEntry),
  quotes: kept,
  sharedLinks: kept,
  drafts: kept,
  templates: kept,
  batches: kept,
  people: kept,
  notifications: kept,
  termsAcceptances: kept,
  opportunities: kept,
  questionnaires: kept,
  documents: kept,
  surveys: kept,
  imports: kept,
  complaints: kept,
  accesses: kept,
  actions: kept,
});

/** What closing leaves open, and the drafts deleted with it. */
export const leftBehind = closed({ openRequests: Type.Integer(), drafts: Type.Integer() });
export type LeftBehind = Static<typeof leftBehind>;
