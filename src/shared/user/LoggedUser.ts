/** The logged user of specification 1 §3, as far as the portal reads it. */
export interface LoggedUser {
  uid: string;
  email: string;
  name: string;
  avatar: string | null;
  /** Bare digits. */
  phone: string | null;
  mobilePhone: string | null;
  phone2: string | null;
  mobilePhone2: string | null;
  address: Address;
  /** A new executive whom the user has not met yet. */
  newExecutiveNotification: boolean;
  /** 11 digits; null until the person gives it. */
  cpfCnpj: string | null;
  /** Has never accepted any terms of use. */
  newUser: boolean;
  /** A survey is planned for this user. */
  isTrackSaleSchedule: boolean;
  isResponsibleClient: boolean;
  /** Works at the executive desk (decision 46). */
  isExecutive: boolean;
  /** No client that is not a lead has a 14-character document. */
  isPhysicalPerson: boolean;
}

/** A postal address; the CEP is bare digits. */
export interface Address {
  cep: string | null;
  place: string | null;
  number: string | null;
  complement: string | null;
  district: string | null;
  state: string | null;
  city: string | null;
}
