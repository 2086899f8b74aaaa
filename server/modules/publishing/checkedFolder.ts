import type { Fault, ProductFiles } from '../../../engine/definition';
import { constantsOf, hashOf, loadBundles } from '../../../engine/publish';

export interface FolderContents {
  readonly definitions: Readonly<Record<string, string>>;
  readonly constants: string;
}

export interface CheckedFolder {
  readonly faults: readonly Fault[];
  /** Undefined where anything is wrong with it. */
  readonly contents: FolderContents | undefined;
}

export function composedFolder(files: ProductFiles): CheckedFolder {
  const { bundles, faults } = loadBundles(files);
  if (faults.length > 0) return { faults, contents: undefined };
  const definitions = [...bundles].map(([id, { definition }]) => [id, definition.hash]);
  return {
    faults: [],
    contents: { definitions: Object.fromEntries(definitions), constants: hashOf(constantsOf(files)) },
  };
}
