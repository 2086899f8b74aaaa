import { dirname, join, normalize } from 'node:path';
import type { Sources } from './importCircles';
import { isExempt, specifiers, type Breach } from './importWalls';

export const PICTURE = 'docs/architecture.md';

const BOXES: Readonly<Record<string, string>> = {
  'src/app': 'app',
  'src/features': 'features',
  'src/shared': 'shared',
  renderers: 'renderers',
  contract: 'contract',
  engine: 'engine',
  'studio/pages': 'pages',
  studio: 'studio',
  'product-schemas': 'schemas',
  server: 'server',
};

/** Imports between boxes that the picture does not draw, and solid arrows that no import stands behind. */
export function pictureBreaches(picture: string, sources: Sources): Breach[] {
  const drawn = new Set(picture.match(/\b\w+ --> \w+\b/g));
  const real = new Set([...sources].flatMap(([file, source]) => arrowsOf(file, source)));
  const missing = [...real].filter((arrow) => !drawn.has(arrow));
  const idle = [...drawn].filter((arrow) => !real.has(arrow));
  return [
    ...missing.map((arrow) => `${PICTURE}: does not draw ${arrow}, which files import`),
    ...idle.map((arrow) => `${PICTURE}: draws ${arrow}, which no file imports`),
  ];
}

/** Tests and build tools are left out: they import what the product may not. */
function arrowsOf(file: string, source: string): string[] {
  const from = boxOf(file);
  if (!from || isExempt(file)) return [];
  return specifiers(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => boxOf(normalize(join(dirname(file), specifier))))
    .filter((to) => to && to !== from)
    .map((to) => `${from} --> ${to}`);
}

const boxOf = (path: string): string | undefined =>
  Object.entries(BOXES).find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1];
