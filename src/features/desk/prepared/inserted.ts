export function inserted(before: string, text: string, limit: number): string {
  const kept = before.trimEnd();
  return (kept === '' ? text : `${kept}\n\n${text}`).slice(0, limit);
}
