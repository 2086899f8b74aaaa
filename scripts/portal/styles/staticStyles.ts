import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { RESOLVED as THEME } from '../themeStyles';
import { Classes } from './Classes';
import { compileStyles } from './compileStyles';
import { Sources } from './Sources';

const PROVIDER = /\/renderers\/ui\/theme\/StyleProvider\.tsx$/;
const provider = 'export const StyleProvider = ({ children }) => children;';
/** In place of Chakra: a module that asks for more of it while the page runs does not build. */
const LEFT = '\0lastro:chakra';
const left = 'export const defineRecipe = (recipe) => recipe;';

/**
 * Works Chakra's styles out while the portal is built: pages carry classes, the theme's file the styles behind them, and neither
 * Chakra nor Emotion is sent, which were a quarter of what a page computes and laid it out anew with each style they wrote.
 */
export function staticStyles(folders: readonly string[]): Plugin {
  let compiled: ReturnType<typeof compileAll> | undefined;
  // Once a build, however often its modules are read: it is put together twice.
  const all = () => (compiled ??= compileAll(folders));
  return {
    name: 'lastro:static-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === '@chakra-ui/react' ? LEFT : undefined),
    load: (id) => (id === LEFT ? left : PROVIDER.test(id) ? provider : undefined),
    transform: async (code, id) =>
      id === THEME ? `${code}\n${(await all()).text}` : (await all()).modules.get(id),
  };
}

async function compileAll(folders: readonly string[]) {
  const [sources, classes] = [new Sources(), await Classes.load()];
  const modules = new Map<string, string>();
  for (const file of folders.flatMap(sourcesIn)) {
    const module = sources.read(file);
    const code = compileStyles(module, sources, classes);
    if (code !== module.code) modules.set(file, code);
  }
  return { text: classes.text, modules };
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file))
    .filter((file) => !PROVIDER.test(file))
    .sort();
