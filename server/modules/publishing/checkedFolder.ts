import type { Fault, ProductFiles } from '../../../engine/definition';
import { constantsOf, hashOf, loadBundles } from '../../../engine/publish';

/** What a sound folder of product files holds, by content hashes. */
export interface FolderContents {
  /** Of each product's and form's definition. */
  readonly definitions: Readonly<Record<string, string>>;
  readonly constants: string;
}

/** What the check of a folder came to. */
export interface CheckedFolder {
  readonly faults: readonly Fault[];
  /** Undefined where anything is wrong with it. */
  readonly contents: FolderContents | undefined;
}

/** What a folder comes to as far as composing tells. */
export function composedFolder(files: ProductFiles): CheckedFolder {
  const { bundles, faults } = loadBundles(files);
  if (faults.length > 0) return { faults, contents: undefined };
  const definitions = [...bundles].map(([id, { definition }]) => [id, definition.hash]);
  return {
    faults: [],
    contents: { definitions: Object.fromEntries(definitions), constants: hashOf(constantsOf(files)) },
  };
}
