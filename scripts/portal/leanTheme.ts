import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { leanPreset, leanProperties } from './leanPreset';

const DICTIONARY = /\/styled-system\/token-dictionary\.js$/;
const PRESET = /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const PROPERTIES = /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const RESET = /\/styled-system\/preflight\.js$/;
const CONFIG = /\/renderers\/ui\/theme\/config\.ts$/;

/**
 * What starting the design system comes to, worked out at build time: the names of the tokens in place of what derives
 * them, and of Chakra's utilities and conditions those that a source names. It was a sixth of the sign-in's script.
 */
export function leanTheme(): Plugin {
  return {
    name: 'lastro:lean-theme',
    apply: 'build',
    async load(id) {
      const read = () => readFileSync(id, 'utf8');
      if (PRESET.test(id)) return leanPreset(read(), wordsOfSources());
      if (PROPERTIES.test(id)) return leanProperties(read(), wordsOfSources());
      if (RESET.test(id)) return 'export const createPreflight = () => ({});';
      if (DICTIONARY.test(id)) return dictionaryOf((await written()).tokens);
      if (CONFIG.test(id)) return `export const config = ${JSON.stringify((await written()).config)};`;
      return undefined;
    },
  };
}

async function written() {
  const { writtenSystem } = await import('../../renderers/ui/theme/writtenStyles');
  return writtenSystem();
}

/** A name that is found too often, as a word is no prop yet, costs a few bytes. */
export function wordsOfSources(): ReadonlySet<string> {
  const texts = ['renderers', 'src', 'studio/pages'].flatMap((name) => {
    const folder = fileURLToPath(new URL(`../../${name}/`, import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => readFileSync(folder + file, 'utf8'));
  });
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** Chakra's module of that name, which its styles ask for values only: the variables stand in the theme's file. */
const dictionaryOf = (tokens: object) => `
import { expandTokenReferences } from './expand-reference.js';
const tokens = ${JSON.stringify(tokens)};
const none = new Map();
export function createTokenDictionary() {
  const flat = new Map();
  for (const kind in tokens) for (const name in tokens[kind]) flat.set(kind + '.' + name, tokens[kind][name]);
  const getVar = (name, otherwise) => flat.get(name) ?? otherwise;
  return {
    allTokens: [],
    cssVarMap: none,
    categoryMap: none,
    colorPaletteMap: none,
    getVar,
    getByName: (name) => (flat.has(name) ? { value: flat.get(name) } : undefined),
    getCategoryValues: (kind) => tokens[kind] ?? null,
    expandReferenceInValue: (value) => /[{(]/.test(value) ? expandTokenReferences(value, (name) => getVar(name, name)) : value,
  };
}
`;
