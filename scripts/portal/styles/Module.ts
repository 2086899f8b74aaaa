import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** Where a name of a module comes from: declared in it, or `name` of another file. */
export type Origin = { node: ESTree.Node } | { file: string; name: string };

/** A source as it is read: its text, its tree, and what stands behind the names of its first level. */
export interface Module {
  file: string;
  code: string;
  program: ESTree.Program;
  names: ReadonlyMap<string, Origin>;
  exported: ReadonlyMap<string, Origin>;
}

const ENDINGS = ['.tsx', '.ts', '/index.ts', '/index.tsx'];

export function readModule(file: string, code = readFileSync(file, 'utf8')): Module {
  const { program } = parseSync(file, code, { preserveParens: false });
  const names = new Map<string, Origin>();
  const exported = new Map<string, Origin>();
  for (const statement of program.body) {
    for (const [name, origin] of importsOf(statement, file)) names.set(name, origin);
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const [name, node] of declared(inner)) {
      names.set(name, { node });
      if (inner !== statement) exported.set(name, { node });
    }
    for (const [name, origin] of passedOn(statement, file)) exported.set(name, origin);
  }
  return { file, code, program, names, exported };
}

function declared(node: ESTree.Node | null): (readonly [string, ESTree.Node])[] {
  if (node?.type === 'FunctionDeclaration') return node.id ? [[node.id.name, node]] : [];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
  );
}

function importsOf(node: ESTree.Node, file: string): (readonly [string, Origin])[] {
  if (node.type !== 'ImportDeclaration') return [];
  return node.specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier'
      ? [[one.local.name, { file: fileOf(node.source.value, file), name: nameOf(one.imported) }] as const]
      : [],
  );
}

function passedOn(node: ESTree.Node, file: string): (readonly [string, Origin])[] {
  if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
  const from = fileOf(node.source.value, file);
  return node.specifiers.map(
    (one) => [nameOf(one.exported), { file: from, name: nameOf(one.local) }] as const,
  );
}

const nameOf = (node: ESTree.ModuleExportName) => ('name' in node ? node.name : node.value);

/** A package keeps its name. */
function fileOf(source: string, importer: string): string {
  if (!source.startsWith('.')) return source;
  const path = join(dirname(importer), source);
  return [path, ...ENDINGS.map((ending) => path + ending)].find(isFile) ?? path;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
