import type { ESTree } from 'vite';
import { readModule, type Module, type Origin } from './Module';

/** A value's expression, and the module whose names it speaks of. */
export interface Found {
  node: ESTree.Node;
  module: Module;
}

/** The sources of a build, each read once. */
export class Sources {
  readonly #modules = new Map<string, Module>();

  read(file: string): Module {
    const module = this.#modules.get(file) ?? readModule(file);
    this.#modules.set(file, module);
    return module;
  }

  /** What stands behind a name of the module, through imports and what an index passes on; undefined for a package's. */
  find(name: string, module: Module): Found | undefined {
    return this.#follow(module.names.get(name), module);
  }

  /** A package's name, as `chakra`, that is known by `name` here. */
  isOf(source: string, exported: string, name: string, module: Module): boolean {
    const origin = module.names.get(name);
    return origin !== undefined && 'file' in origin && origin.file === source && origin.name === exported;
  }

  #follow(origin: Origin | undefined, module: Module): Found | undefined {
    if (!origin) return undefined;
    if ('node' in origin) return { node: origin.node, module };
    if (!origin.file.startsWith('/')) return undefined;
    const other = this.read(origin.file);
    return this.#follow(other.exported.get(origin.name), other);
  }
}
