import type { ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';

/** Notes which files were asked for; a list of all names is more than can be compared. */
class NotedFiles implements ProductFiles {
  readonly asked = new Map<string, Json | undefined>();
  isListed = false;
  private readonly files: ProductFiles;

  constructor(files: ProductFiles) {
    this.files = files;
  }

  get(file: string): Json | undefined {
    const content = this.files.get(file);
    this.asked.set(file, content);
    return content;
  }

  has(file: string): boolean {
    return this.get(file) !== undefined;
  }

  get size(): number {
    return this.listed.size;
  }

  keys() {
    return this.listed.keys();
  }

  values() {
    return this.listed.values();
  }

  entries() {
    return this.listed.entries();
  }

  forEach(visit: Parameters<ProductFiles['forEach']>[0]): void {
    this.listed.forEach(visit);
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  private get listed(): ProductFiles {
    this.isListed = true;
    return this.files;
  }
}

interface Made<Result> {
  readonly result: Result;
  readonly file: string;
  readonly asked: ReadonlyMap<string, Json | undefined>;
}

function areSame(asked: Made<unknown>['asked'], files: ProductFiles): boolean {
  for (const [name, value] of asked) if (files.get(name) !== value) return false;
  return true;
}

/**
 * Memoises what is made of a file and of others that it leads to: made again once one of them is another. Of each file's
 * content it keeps the last result, for as long as somebody has that content.
 */
export function onceOfFile<Result>(make: (files: ProductFiles, file: string) => Result) {
  const known = new WeakMap<object, Made<Result>>();
  return (files: ProductFiles, file: string): Result => {
    const content = files.get(file);
    if (typeof content !== 'object' || content === null) return make(files, file);
    const last = known.get(content);
    if (last?.file === file && areSame(last.asked, files)) return last.result;
    const noted = new NotedFiles(files);
    const result = make(noted, file);
    if (!noted.isListed) known.set(content, { result, file, asked: noted.asked });
    return result;
  };
}
