/**
 * What a browser notes of who is signed in (specification 1 §7 names the keys): with another person the same would be
 * taken as theirs, so that it goes when somebody signs out.
 */
export const MARKS = {
  /** The day of the last check that passed here, and whose it was. */
  checkedOn: 'missedAppointmentDate',
  checkedFor: 'missedAppointmentUser',
  executiveMet: 'newExecutiveNotification',
  reviewPutOff: 'RegistrationUpdate',
} as const;

export function forgetMarks(): void {
  for (const key of Object.values(MARKS)) localStorage.removeItem(key);
}
