import { dirname, join, normalize } from 'node:path';
import { isExempt, specifiers, type Breach } from './importWalls';

/** What each module of the server may import, from the ground up: a module imports only modules named before it. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  definitions: [],
  publishing: ['platform', 'definitions'],
  documents: [],
  notifications: [],
  surveys: [],
  clients: [],
  workbench: ['platform', 'definitions'],
  reference: ['definitions', 'clients'],
  issued: ['platform', 'definitions', 'documents', 'notifications', 'clients'],
  quotes: ['platform', 'definitions', 'documents', 'notifications', 'clients', 'reference', 'issued'],
  impact: ['definitions', 'publishing', 'workbench', 'quotes'],
  previews: ['clients', 'definitions', 'workbench', 'issued', 'impact'],
  stops: ['definitions'],
  studio: ['publishing', 'workbench', 'stops'],
  people: ['platform', 'definitions', 'notifications', 'surveys', 'clients', 'reference', 'issued', 'quotes'],
  imports: ['platform', 'definitions', 'documents', 'notifications', 'clients', 'issued', 'people'],
  complaints: ['platform', 'definitions', 'documents', 'notifications', 'people'],
  desk: ['platform', 'definitions', 'documents', 'notifications', 'clients', 'issued', 'quotes', 'people'],
};

/** What every module builds on, and which therefore imports none of them. */
const GROUND = ['access', 'adapters', 'db', 'http', 'hub', 'idempotency', 'infra'];

export function moduleBreaches(file: string, source: string): Breach[] {
  if (isExempt(file)) return [];
  const allowed = allowedFor(file);
  if (!allowed) return [];
  return specifiers(source).flatMap((specifier) => {
    const target = specifier.startsWith('.') ? moduleOf(join(dirname(file), specifier)) : undefined;
    if (target === undefined || allowed.includes(target)) return [];
    return [
      `${file}: imports ${specifier}; it may import the modules ${allowed.join(', ') || '(none)'} only`,
    ];
  });
}

function allowedFor(file: string): readonly string[] | undefined {
  const module = moduleOf(file);
  if (module !== undefined) return [module, ...(MODULES[module] ?? [])];
  return GROUND.some((folder) => file.startsWith(`server/${folder}/`)) ? [] : undefined;
}

function moduleOf(path: string): string | undefined {
  return /^server\/modules\/([^/]+)/.exec(normalize(path))?.[1];
}
