import type { Contact as ContactAnswer, LoggedUser } from '../../../../contract/people';
import { forRoles } from '../../../../contract/roles';
import { currentVersion } from '../terms/terms';
import type { Contact, User } from '../../../db/schema';

export interface UserFacts {
  isPhysicalPerson: boolean;
  quotesToIssue: number;
  expiredBillets: number;
  hasOpenSurvey: boolean;
}

export function userAnswer(user: User, facts: UserFacts): LoggedUser {
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
    ...forRoles((flag) => user[flag]),
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

export function contactAnswer({
  role,
  name,
  email,
  phone,
  cellPhone,
  section,
  ...photos
}: Contact): ContactAnswer {
  const { photoFull, photoStandard } = photos;
  return { name, email, phone, section, cellPhone, photoFull, photoStandard, title: titles[role] };
}
