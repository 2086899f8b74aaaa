import type { Contact, User } from '../../../db/schema';
import { currentVersion } from '../terms/terms';

/** Body of POST /user/login. */
export interface LoginBody {
  notificationToken?: string | null;
}

export const loginBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { notificationToken: { type: 'string', nullable: true, maxLength: 4096 } },
} as const;

/** Query of GET /user/logout. */
export interface LogoutQuery {
  email?: string;
  notificationToken: string;
}

export const logoutQuery = {
  type: 'object',
  properties: {
    email: { type: 'string', maxLength: 320 },
    notificationToken: { type: 'string', maxLength: 4096, default: '' },
  },
} as const;

/** Query of PUT /user/SendIpLog; an address in it is not believed (decision 47). */
export interface IpLogQuery {
  email: string;
  userType: string;
}

export const ipLogQuery = {
  type: 'object',
  required: ['email'],
  properties: {
    email: { type: 'string', minLength: 1, maxLength: 320 },
    userType: { type: 'string', enum: ['CLIENTE', 'EXECUTIVO'], default: 'CLIENTE' },
  },
} as const;

/** Query of GET /user/find. */
export interface FindQuery {
  Email: string;
}

export const findQuery = {
  type: 'object',
  required: ['Email'],
  properties: { Email: { type: 'string', minLength: 1, maxLength: 320 } },
} as const;

/** What only the database can tell of a user beside its row. */
export interface UserFacts {
  isPhysicalPerson: boolean;
  quotesToIssue: number;
  expiredBillets: number;
  hasOpenSurvey: boolean;
}

/** The logged user of specification 1 §3. */
export function userAnswer(user: User, facts: UserFacts) {
  const { isPhysicalPerson, quotesToIssue, expiredBillets, hasOpenSurvey } = facts;
  return {
    uid: user.uid,
    email: user.email,
    cpfCnpj: user.cpfCnpj,
    phone: user.phone,
    mobilePhone: user.mobilePhone,
    phone2: user.phone2,
    mobilePhone2: user.mobilePhone2,
    updateDeniedAt: user.updateDeniedAt?.toISOString() ?? null,
    address: addressOf(user),
    ticketsExpired: expiredBillets,
    name: user.name,
    newUser: user.newUser,
    avatar: user.avatar,
    hasAceptedTermsOfUse: user.acceptedTermsVersion === currentVersion,
    newExecutiveNotification: user.newExecutiveNotification,
    isTrackSaleSchedule: hasOpenSurvey,
    isResponsibleClient: user.isResponsibleClient,
    isExecutive: user.isExecutive,
    isPhysicalPerson,
    quoteApproved: { quantidade: quotesToIssue },
    trackSaleSchedule: null,
  };
}

function addressOf({ cep, place, number, complement, district, state, city }: User) {
  return { cep, place, number, complement, district, state, city };
}

const titles: Record<Contact['role'], string> = {
  executive: 'Executivo Responsável',
  assistant: 'Assistente',
  superintendent: 'Superintendente',
};

/** Executive, assistant or superintendent of specification 1 §3. */
export function contactAnswer({ role, name, email, phone, cellPhone, section, ...photos }: Contact) {
  const { photoFull, photoStandard } = photos;
  return { name, email, phone, section, cellPhone, photoFull, photoStandard, title: titles[role] };
}
