import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export function textsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path), readFileSync(path, 'utf8')];
    }),
  );
}
