import { dirname, join, normalize } from 'node:path';
import type { Breach } from './importWalls';

/** Classes that are the same everywhere: renderers/ui/theme/global.css has the first four, pdfjs the last. */
const GLOBAL = ['ui-dark', 'ui-figures', 'ui-hidden', 'ui-spin', 'textLayer'];
/** What is said of the page as a whole; any other style stands in a module beside its component. */
const PAGE_STYLES = ['renderers/ui/theme/global.css', 'renderers/ui/theme/print.css'];
const ROOMS = /^(src|renderers)\//;
const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;
const LITERAL = /class(?:Name|es)?\s*=\s*\{?(["'`])(.*?)\1/g;

/**
 * Where a component's style is not its own: a stylesheet that is no module, a class written as a text, a class that its
 * module does not have, and one that no component uses.
 */
export function styleBreaches(files: ReadonlyMap<string, string>): Breach[] {
  const inRooms = [...files].filter(([file]) => ROOMS.test(file));
  const used = new Map<string, Set<string>>();
  const components = inRooms.filter(([file]) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const breaches = components.flatMap(([file, source]) => [
    ...globalClasses(file, source),
    ...missingClasses(file, source, files, used),
  ]);
  const sheets = inRooms.filter(([file]) => file.endsWith('.css') && !PAGE_STYLES.includes(file));
  return [...breaches, ...sheets.flatMap(([file, css]) => sheetBreaches(file, css, used.get(file)))];
}

function globalClasses(file: string, source: string): Breach[] {
  const names = [...source.matchAll(LITERAL)].flatMap(([, , text = '']) =>
    text.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  );
  return names
    .filter((name) => name && !GLOBAL.includes(name))
    .map((name) => `${file}: the class "${name}" is global; it belongs into a module beside the component`);
}

function missingClasses(
  file: string,
  source: string,
  files: ReadonlyMap<string, string>,
  used: Map<string, Set<string>>,
): Breach[] {
  const body = source.replaceAll(IMPORT, '');
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', specifier = '']) => {
    const sheet = normalize(join(dirname(file), specifier));
    const known = classesOf(files.get(sheet) ?? '');
    const wanted = new Set(
      [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, word]) => word!),
    );
    used.set(sheet, new Set([...(used.get(sheet) ?? []), ...wanted]));
    const missing = [...wanted].filter((word) => !known.has(word));
    return missing.map((word) => `${file}: ${sheet} has no class "${word}"`);
  });
}

function sheetBreaches(file: string, css: string, used: ReadonlySet<string> = new Set()): Breach[] {
  if (!file.endsWith('.module.css')) return [`${file}: a stylesheet is a module beside its component`];
  const unused = [...classesOf(css)].filter((name) => !used.has(name));
  return unused.map((name) => `${file}: no component uses the class "${name}"`);
}

function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g);
  return new Set(
    (selectors ?? []).flatMap((text) => [...text.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name!)),
  );
}
