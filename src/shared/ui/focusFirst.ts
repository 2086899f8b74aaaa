export function focusFirst(issues: Readonly<Record<string, string | undefined>>): boolean {
  const id = Object.keys(issues).find((key) => issues[key]);
  if (id) document.getElementById(id)?.focus();
  return id !== undefined;
}
