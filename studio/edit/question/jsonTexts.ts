export interface JsonText {
  readonly value: string;
  readonly isKey: boolean;
  /** Keys and indexes on the way to it; a key's own is the last. */
  readonly path: readonly string[];
  readonly start: number;
  readonly end: number;
}

interface Level {
  readonly isList: boolean;
  key: string;
  index: number;
  expectsKey: boolean;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

export function jsonTexts(text: string): JsonText[] {
  const levels: Level[] = [];
  const found: JsonText[] = [];
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') levels.push(opened(token === '['));
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') next(level!);
    else if (token === ':') level!.expectsKey = false;
    else if (token.startsWith('"')) {
      const value = JSON.parse(token) as string;
      const isKey = level?.expectsKey === true;
      if (isKey) level.key = value;
      const path = levels.map(({ isList, key, index }) => (isList ? String(index) : key));
      found.push({ value, isKey, path, start, end: start + token.length });
    }
  }
  return found;
}

const opened = (isList: boolean): Level => ({ isList, key: '', index: 0, expectsKey: !isList });

function next(level: Level): void {
  if (level.isList) level.index += 1;
  else level.expectsKey = true;
}
