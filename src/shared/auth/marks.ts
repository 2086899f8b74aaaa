/**
 * Browser notes about the user (keys: specification 1 §7); removed on sign-out, as the next user would inherit
 * them.
 */
export const MARKS = {
  checkedOn: 'missedAppointmentDate',
  checkedFor: 'missedAppointmentUser',
  executiveMet: 'newExecutiveNotification',
  reviewPutOff: 'RegistrationUpdate',
} as const;

export function forgetMarks(): void {
  for (const key of Object.values(MARKS)) localStorage.removeItem(key);
}
