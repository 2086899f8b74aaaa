/** As `ajv-formats` 2 has it, whose module would bring all other formats to the browser. */
export const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Whether it is an e-mail address that mail reaches: a name, and a domain with a dot. */
export function isValidEmail(text: string): boolean {
  return emailForm.test(text);
}
