/** Puts values into a message's `{placeholders}`; one without a value stays as it is. */
export function fillMessage(message: string, params: Readonly<Record<string, unknown>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
