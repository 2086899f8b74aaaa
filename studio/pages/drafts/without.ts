export function without<Value>(from: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = from;
  return rest;
}
