/** The logged user of specification 1 §3, as far as the portal reads it. */
export interface LoggedUser {
  uid: string;
  email: string;
  name: string;
  avatar: string | null;
  isResponsibleClient: boolean;
  /** No client that is not a lead has a 14-character document. */
  isPhysicalPerson: boolean;
}
