import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue, WizardEntry } from '../../engine/definition';
import { codeFor } from './codeFor';

const template = fileURLToPath(new URL('template', import.meta.url));
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What a new product is to be called. */
export interface NewProduct {
  readonly id: string;
  readonly title: string;
}

/**
 * Lays the template out as a new product of a product-schemas folder, and makes its wizard known to the catalogue,
 * which does not offer it yet. @throws Error with one sentence when the name is bad or taken.
 */
export function layOut(folder: string, { id, title }: NewProduct): WizardEntry {
  const text = readFileSync(join(folder, 'catalogue.json'), 'utf8');
  const { wizards, changes = [] } = JSON.parse(text) as Catalogue;
  refuseName(folder, id, title, wizards);
  const entry = entryOf(id, title, [...wizards, ...changes]);
  cpSync(template, join(folder, id), { recursive: true });
  fillIn(join(folder, id), { id, title, code: entry.code });
  writeFileSync(join(folder, 'catalogue.json'), withWizard(text, entry));
  return entry;
}

function refuseName(folder: string, id: string, title: string, wizards: readonly WizardEntry[]): void {
  if (!ID.test(id)) {
    throw new Error(`"${id}" is no id: write small letters and digits, words joined by single hyphens.`);
  }
  if (!title.trim() || /["\\\n{}]/.test(title)) {
    throw new Error(
      'Say what the product is called: a title of one line without quotes, backslashes or braces.',
    );
  }
  if (existsSync(join(folder, id)) || wizards.some(({ wizard }) => wizard === id)) {
    throw new Error(`There is already a product ${id}: choose another id.`);
  }
}

function entryOf(wizard: string, name: string, taken: readonly { readonly code: string }[]): WizardEntry {
  return {
    wizard,
    code: codeFor(
      wizard,
      taken.map(({ code }) => code),
    ),
    kind: null,
    id: randomUUID(),
    name,
    route: wizard,
    operation: `/quote/${wizard}`,
    block: wizard.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    automaticExecutive: false,
  };
}

/** Puts id, title and code in where the template leaves them open. */
function fillIn(folder: string, names: Readonly<Record<string, string>>): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const text = readFileSync(path, 'utf8').replaceAll(
      /\{\{(\w+)\}\}/g,
      (_open, name: string) => names[name]!,
    );
    writeFileSync(path, text);
  }
}

/** The catalogue's text with one wizard more, everything else as it was written. */
function withWizard(text: string, entry: WizardEntry): string {
  const start = text.indexOf('\n  "wizards": [');
  const end = text.indexOf('\n  ],', start);
  if (start < 0 || end < 0)
    throw new Error('catalogue.json is not laid out as prettier does: format it first.');
  const written = JSON.stringify(entry, null, 2).replaceAll(/^/gm, '    ');
  return `${text.slice(0, end)},\n${written}${text.slice(end)}`;
}
