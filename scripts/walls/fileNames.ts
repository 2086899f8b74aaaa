import { basename } from 'node:path';
import { isExempt, type Breach } from './importWalls';

const ROOMS = /^(engine|studio|contract|renderers|src|server|scripts|bench)\//;
const NAME = /^[A-Za-z][A-Za-z0-9]*$/;
const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(class|interface|type|function|const|let) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;

/**
 * A file that is named for its export spells it so, letter for letter: `settle.ts`, `QuotePage.tsx`, `Hub.ts`. Any
 * other has a word for all that it holds, in camelCase: `routes.ts`, `civilDay.ts`. No dashes, no underscores.
 */
export function fileNameBreaches(file: string, source: string): Breach[] {
  if (!ROOMS.test(file) || isExempt(file) || /\.(config|d)\.ts$/.test(file)) return [];
  const [name = ''] = basename(file).split('.');
  if (!NAME.test(name)) return [`${file}: a file's name is camelCase or PascalCase, without dashes`];
  const exported = exportsOf(source);
  if (exported.some((each) => each.name === name)) return [];
  if (/^[A-Z]/.test(name)) return [`${file}: a file in PascalCase exports what it is named for`];
  const meant = exported.find((each) => !isAside(each) && each.name.toLowerCase() === name.toLowerCase());
  return meant ? [`${file}: exports ${meant.name} and is to be spelled so`] : [];
}

interface Exported {
  readonly kind: string;
  readonly name: string;
}

/** Shapes and constants stand beside what a file is about: `deps.ts` has Deps, `bank.ts` has BANK. */
const isAside = ({ kind, name }: Exported) => /^(interface|type)$/.test(kind) || name === name.toUpperCase();

function exportsOf(source: string): Exported[] {
  const single = [...source.matchAll(EXPORTED)].map(([, kind = '', name = '']) => ({ kind, name }));
  const listed = [...source.matchAll(LISTED)].flatMap(
    ([, names = '']) => names.match(/\w+(?=\s*(,|$))/g) ?? [],
  );
  return [...single, ...listed.map((name) => ({ kind: 'listed', name }))];
}
