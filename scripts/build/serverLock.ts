type Needs = Readonly<Record<string, string>>;

interface Entry {
  readonly dependencies?: Needs;
  readonly optionalDependencies?: Needs;
  readonly peerDependencies?: Needs;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

export interface Manifest {
  readonly dependencies: Needs;
  readonly [key: string]: unknown;
}

/** What packages bring for uses that this server does not make of them: Google's databases and files, drawn pictures. */
export const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'firebase-admin': [
    '@firebase/database-compat',
    '@firebase/database-types',
    '@google-cloud/firestore',
    '@google-cloud/storage',
  ],
  'pdfjs-dist': ['@napi-rs/canvas', 'node-readable-to-web-readable-stream'],
};

/** The manifest of a server that imports these packages alone. Throws for one that only developers have. */
export function serverManifest(own: Manifest, imported: readonly string[], serve: string): Manifest {
  const missing = imported.filter((name) => !own.dependencies[name]);
  if (missing.length > 0) throw new Error(`A server imports what is no dependency: ${missing.join(', ')}.`);
  const { devDependencies: _, ...kept } = own;
  const dependencies = Object.fromEntries(imported.map((name) => [name, own.dependencies[name]!]));
  return { ...kept, scripts: { serve }, dependencies };
}

export function serverLock(lock: Lock, manifest: Manifest): Lock {
  const { devDependencies: _, ...own } = lock.packages[''] as Entry & { devDependencies?: Needs };
  const kept = new Map<string, Entry>([['', { ...own, dependencies: manifest.dependencies }]]);
  for (const [from, entry] of kept) {
    for (const name of needsOf(entry)) {
      const place = placeOf(lock, from, name);
      if (place && !kept.has(place)) kept.set(place, keptOf(place, lock.packages[place]!));
    }
  }
  const packages = Object.fromEntries([...kept].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { ...lock, packages };
}

function keptOf(place: string, found: Entry): Entry {
  const { dev: _, devOptional, ...entry } = found;
  const unused = UNUSED[place.slice('node_modules/'.length)];
  const optional = devOptional ? { optional: true } : {};
  if (!unused) return { ...entry, ...optional };
  const used = (needs: Needs = {}) =>
    Object.fromEntries(Object.entries(needs).filter(([name]) => !unused.includes(name)));
  const { dependencies, optionalDependencies } = entry;
  return {
    ...entry,
    ...optional,
    dependencies: used(dependencies),
    optionalDependencies: used(optionalDependencies),
  };
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package from a folder: beside it, or beside one of those around it. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const place = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`;
    if (packages[place]) return place;
    if (around === '') return undefined;
  }
}
