import type { ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';

/** Notes which files were asked for; a list of all names is more than can be compared. */
class NotedFiles extends Map<string, Json> {
  readonly asked = new Map<string, Json | undefined>();
  isListed = false;

  override get(file: string): Json | undefined {
    const content = super.get(file);
    this.asked.set(file, content);
    return content;
  }

  override has(file: string): boolean {
    return this.get(file) !== undefined;
  }

  override keys() {
    this.isListed = true;
    return super.keys();
  }

  override entries() {
    this.isListed = true;
    return super.entries();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }
}

interface Made<Result> {
  readonly result: Result;
  readonly file: string;
  readonly asked: ReadonlyMap<string, Json | undefined>;
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
    if (last?.file === file && [...last.asked].every(([name, value]) => files.get(name) === value))
      return last.result;
    const noted = new NotedFiles(files);
    const result = make(noted, file);
    if (!noted.isListed) known.set(content, { result, file, asked: noted.asked });
    return result;
  };
}
